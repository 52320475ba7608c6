import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Present } from "../content/present";
import { BackLink } from "../sections/BackLink";
import { Composition } from "../sections/compositions/Composition";
import { docket } from "../sections/compositions/docket";
import { Hero } from "../sections/Hero";
import { PageSections } from "../sections/PageSections";
import { PageHead } from "../seo/PageHead";

export const query = graphql`
  query ScenarioPageContent($id: String!) {
    page: scenarioPage(id: { eq: $id }) {
      ...PageFrame
      theme
      number
      hero { ...Hero }
      sections { ...PageSections }
    }
    site: siteSettings { ...SiteHead }
  }
`;

type Content = Present<Queries.ScenarioPageContentQuery>;

export default function ScenarioTemplate({ data: { page } }: PageProps<Content>) {
  return (
    <Composition style={docket} theme={page.theme}>
      <Hero hero={page.hero} before={<BackLink scenario={page.number} />} />
      <PageSections sections={page.sections} />
    </Composition>
  );
}

export const Head = ({ data: { page, site } }: HeadProps<Content>) => (
  <PageHead page={page} site={site} />
);
