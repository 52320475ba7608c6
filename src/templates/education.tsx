import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Present } from "../content/present";
import { Hero } from "../sections/Hero";
import { PageSections } from "../sections/PageSections";
import { PageHead } from "../seo/PageHead";
import { themed } from "../theme/themes";

export const query = graphql`
  query EducationPageContent($id: String!) {
    page: educationPage(id: { eq: $id }) {
      ...PageFrame
      theme
      hero { ...Hero }
      sections { ...PageSections }
    }
    site: siteSettings { ...SiteHead }
  }
`;

type Content = Present<Queries.EducationPageContentQuery>;

export default function EducationTemplate({ data: { page } }: PageProps<Content>) {
  return (
    <div sx={themed(page.theme)}>
      <Hero hero={page.hero} />
      <PageSections sections={page.sections} />
    </div>
  );
}

export const Head = ({ data: { page, site } }: HeadProps<Content>) => <PageHead page={page} site={site} />;
