import { graphql } from "gatsby";
import type { QueryProps } from "../content/queryProps";
import { CallToAction } from "../sections/CallToAction";
import { CardGrid } from "../sections/cards/CardGrid";
import { DebateSection } from "../sections/debate/DebateSection";
import { DebateSheet } from "../sections/debate/DebateSheet";
import { SharedWalk } from "../sections/debate/walk";
import { Hero } from "../sections/Hero";
import { StoreLinks } from "../sections/lists/LinkList";
import { StatRow } from "../sections/lists/StatRow";

export { Head } from "../seo/PageHead";

export const query = graphql`
  query HomePageContent {
    page: homePage {
      ...PageFrame
      hero { ...Hero }
      research { ...StatRow }
      features { ...CardGrid }
      audiences { ...CardGrid }
      debate { ...DebateSection }
      stores { ...LinkList }
      closing { ...CallToAction }
    }
    words: debateWords { ...DebateWords }
    site: siteSettings { ...SiteHead }
  }
`;

export default function HomePage({
  data: { page, words },
}: QueryProps<Queries.HomePageContentQuery>) {
  return (
    <SharedWalk>
      <Hero
        hero={page.hero}
        layout="split"
        aside={
          <DebateSheet
            debate={page.debate.debate}
            words={words}
            address={`${page.path}#${page.debate.anchor}`}
          />
        }
      />
      <StatRow section={page.research} />
      <CardGrid section={page.features} />
      <CardGrid section={page.audiences} />
      <DebateSection section={page.debate} words={words} />
      <StoreLinks section={page.stores} />
      <CallToAction section={page.closing} />
    </SharedWalk>
  );
}
