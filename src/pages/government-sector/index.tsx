import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Present } from "../../content/present";
import { CallToAction } from "../../sections/CallToAction";
import { CardGrid } from "../../sections/cards/CardGrid";
import { Composition } from "../../sections/compositions/Composition";
import { docket } from "../../sections/compositions/docket";
import { DebateSection } from "../../sections/debate/DebateSection";
import { Hero } from "../../sections/Hero";
import { LinkList } from "../../sections/lists/LinkList";
import { StatRow } from "../../sections/lists/StatRow";
import { UseCases } from "../../sections/UseCases";
import { PageHead } from "../../seo/PageHead";

export const query = graphql`
  query GovernmentPageContent {
    page: governmentPage {
      ...PageFrame
      theme
      hero { ...Hero }
      benefits { ...CardGrid }
      useCases { ...SectionHeadingFields }
      debate { ...DebateSection }
      figures { ...StatRow }
      resources { ...LinkList }
      closing { ...CallToAction }
    }
    scenarios: allScenarioPage(sort: { number: ASC }) { nodes { ...UseCases } }
    words: debateWords { ...DebateWords }
    site: siteSettings { ...SiteHead }
  }
`;

type Content = Present<Queries.GovernmentPageContentQuery>;

export default function GovernmentPage({ data: { page, scenarios, words } }: PageProps<Content>) {
  return (
    <Composition style={docket} theme={page.theme}>
      <Hero hero={page.hero} />
      <UseCases section={page.useCases} scenarios={scenarios.nodes} />
      <DebateSection section={page.debate} words={words} />
      <CardGrid section={page.benefits} />
      <StatRow section={page.figures} />
      <LinkList section={page.resources} />
      <CallToAction section={page.closing} />
    </Composition>
  );
}

export const Head = ({ data: { page, site } }: HeadProps<Content>) => <PageHead page={page} site={site} />;
