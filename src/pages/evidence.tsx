import { graphql } from "gatsby";
import type { QueryProps } from "../content/queryProps";
import { CallToAction } from "../sections/CallToAction";
import { Composition } from "../sections/compositions/Composition";
import { ledger } from "../sections/compositions/sheetStyles";
import { Hero } from "../sections/Hero";
import { FigureList } from "../sections/lists/FigureList";

export { Head } from "../seo/PageHead";

export const query = graphql`
  query EvidencePageContent {
    page: evidencePage {
      ...PageFrame
      hero { ...Hero }
      research { ...SectionHeadingFields }
      aims { ...SectionHeadingFields }
      design { ...SectionHeadingFields }
      words { ...FigureWords }
      closing { ...CallToAction }
    }
    figures: allStat { nodes { ...FigureList } }
    site: siteSettings { ...SiteHead }
  }
`;

export default function EvidencePage({
  data: { page, figures },
}: QueryProps<Queries.EvidencePageContentQuery>) {
  const { words, path } = page;
  const ofKinds = (...kinds: Queries.StatKind[]) =>
    figures.nodes.filter(({ kind }) => kinds.includes(kind));
  return (
    <Composition style={ledger}>
      <Hero hero={page.hero} />
      <FigureList
        section={page.research}
        figures={ofKinds("research", "record")}
        words={words}
        path={path}
      />
      <FigureList section={page.aims} figures={ofKinds("intended")} words={words} path={path} />
      <FigureList section={page.design} figures={ofKinds("design")} words={words} path={path} />
      <CallToAction section={page.closing} />
    </Composition>
  );
}
