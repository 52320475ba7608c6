import { graphql } from "gatsby";
import type { QueryProps } from "../../content/queryProps";
import { CallToAction } from "../../sections/CallToAction";
import { CardGrid } from "../../sections/cards/CardGrid";
import { ScenarioCards } from "../../sections/cards/ScenarioCards";
import { Composition } from "../../sections/compositions/Composition";
import { docketStyle } from "../../sections/compositions/docketStyle";
import { Hero } from "../../sections/Hero";

export { Head } from "../../seo/PageHead";

export const query = graphql`
  query GovernmentUseCasesPageContent {
    page: governmentUseCasesPage {
      ...PageFrame
      theme
      hero { ...Hero }
      scenarios { ...SectionHeadingFields }
      benefits { ...CardGrid }
      closing { ...CallToAction }
    }
    scenarios: allScenarioPage(sort: { number: ASC }) { nodes { ...ScenarioCards } }
    site: siteSettings { ...SiteHead }
  }
`;

export default function GovernmentUseCasesPage({
  data: { page, scenarios },
}: QueryProps<Queries.GovernmentUseCasesPageContentQuery>) {
  return (
    <Composition style={docketStyle} theme={page.theme}>
      <Hero hero={page.hero} />
      <ScenarioCards section={page.scenarios} scenarios={scenarios.nodes} />
      <CardGrid section={page.benefits} />
      <CallToAction section={page.closing} />
    </Composition>
  );
}
