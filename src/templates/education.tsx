import { graphql } from "gatsby";
import type { QueryProps } from "../content/queryProps";
import { Composition } from "../sections/compositions/Composition";
import { lesson } from "../sections/compositions/sheetStyles";
import { Hero } from "../sections/Hero";
import { PageSections } from "../sections/PageSections";

export { Head } from "../seo/PageHead";

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

export default function EducationTemplate({
  data: { page },
}: QueryProps<Queries.EducationPageContentQuery>) {
  return (
    <Composition style={lesson} theme={page.theme}>
      <Hero hero={page.hero} layout="split" />
      <PageSections sections={page.sections} />
    </Composition>
  );
}
