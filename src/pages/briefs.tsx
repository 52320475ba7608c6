import { graphql } from "gatsby";
import type { QueryProps } from "../content/queryProps";
import { pageTarget } from "../sections/cards/CardLink";
import { Composition } from "../sections/compositions/Composition";
import { paper } from "../sections/compositions/sheetStyles";
import { Hero } from "../sections/Hero";
import { LinkList } from "../sections/lists/LinkList";

export { Head } from "../seo/PageHead";

export const query = graphql`
  query BriefsPageContent {
    page: briefsPage {
      ...PageFrame
      hero { ...Hero }
      briefs { ...SectionHeadingFields }
      others { ...LinkList }
    }
    briefs: allBriefPage(sort: { path: ASC }) { nodes { path label hero { lead } } }
    site: siteSettings { ...SiteHead }
  }
`;

export default function BriefsPage({
  data: { page, briefs },
}: QueryProps<Queries.BriefsPageContentQuery>) {
  return (
    <Composition style={paper}>
      <Hero hero={page.hero} />
      <LinkList
        section={{
          ...page.briefs,
          links: briefs.nodes.map(({ path, label, hero }) => ({
            label,
            text: hero.lead,
            to: pageTarget(path),
          })),
        }}
      />
      <LinkList section={page.others} />
    </Composition>
  );
}
