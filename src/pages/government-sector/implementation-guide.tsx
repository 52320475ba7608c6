import { graphql } from "gatsby";
import type { QueryProps } from "../../content/queryProps";
import { CallToAction } from "../../sections/CallToAction";
import { CardGrid } from "../../sections/cards/CardGrid";
import { Composition } from "../../sections/compositions/Composition";
import { docketStyle } from "../../sections/compositions/docketStyle";
import { Checklists } from "../../sections/guides/Checklists";
import { PhaseList } from "../../sections/guides/PhaseList";
import { Hero } from "../../sections/Hero";
import { LinkList } from "../../sections/lists/LinkList";

export { Head } from "../../seo/PageHead";

export const query = graphql`
  query GovernmentGuidePageContent {
    page: governmentGuidePage {
      ...PageFrame
      theme
      hero { ...Hero }
      process { ...PhaseList }
      strategies { ...CardGrid }
      checklists { ...Checklists }
      resources { ...LinkList }
      closing { ...CallToAction }
    }
    site: siteSettings { ...SiteHead }
  }
`;

export default function GovernmentGuidePage({
  data: { page },
}: QueryProps<Queries.GovernmentGuidePageContentQuery>) {
  return (
    <Composition style={docketStyle} theme={page.theme}>
      <Hero hero={page.hero} layout="split" />
      <PhaseList section={page.process} />
      <CardGrid section={page.strategies} />
      <Checklists section={page.checklists} />
      <LinkList section={page.resources} />
      <CallToAction section={page.closing} />
    </Composition>
  );
}
