import { graphql } from "gatsby";
import type { QueryProps } from "../../content/queryProps";
import { CallToAction } from "../../sections/CallToAction";
import { CardGrid } from "../../sections/cards/CardGrid";
import { Composition } from "../../sections/compositions/Composition";
import { governmentStyle } from "../../sections/compositions/governmentStyle";
import { DebateSection } from "../../sections/debate/DebateSection";
import { linksToGuides } from "../../sections/guides/GuideList";
import { Hero } from "../../sections/Hero";
import { Faq } from "../../sections/lists/Faq";
import { LinkList } from "../../sections/lists/LinkList";
import { StatRow } from "../../sections/lists/StatRow";
import { TermList } from "../../sections/lists/TermList";
import { UseCases } from "../../sections/UseCases";
import { PageHead } from "../../seo/PageHead";
import { faqPages } from "../../seo/pageThings";

export const query = graphql`
  query GovernmentPageContent {
    page: governmentPage {
      ...PageFrame
      theme
      hero { ...Hero }
      recommendation { ...TermList }
      benefits { ...CardGrid }
      useCases { ...SectionHeadingFields }
      debate { ...DebateSection }
      figures { ...StatRow }
      resources { ...LinkList }
      questions { ...Questions }
      guideGroup { ...GuideLinks }
      closing { ...CallToAction }
    }
    scenarios: allScenarioPage(sort: { number: ASC }) { nodes { ...UseCases } }
    words: debateWords { ...DebateWords }
    site: siteSettings { ...SiteHead }
  }
`;

type Props = QueryProps<Queries.GovernmentPageContentQuery>;

export default function GovernmentPage({ data: { page, scenarios, words } }: Props) {
  return (
    <Composition style={governmentStyle} theme={page.theme}>
      <Hero hero={page.hero} layout="report" />
      <TermList section={page.recommendation} />
      <DebateSection section={page.debate} words={words} />
      <CardGrid section={page.benefits} />
      <StatRow section={page.figures} rows />
      <UseCases section={page.useCases} scenarios={scenarios.nodes} />
      <LinkList
        section={{
          ...page.resources,
          links: [...page.resources.links, ...linksToGuides(page.guideGroup)],
        }}
        lettered
      />
      <Faq section={page.questions} items={page.questions.items} />
      <CallToAction section={page.closing} />
    </Composition>
  );
}

export const Head = ({ data: { page, site } }: Props) => (
  <PageHead page={page} site={site} about={faqPages(site, page, page.questions.items)} />
);
