import { graphql } from "gatsby";
import type { QueryProps } from "../content/queryProps";
import { CallToAction } from "../sections/CallToAction";
import { RoleCards } from "../sections/cards/UseCards";
import { Composition } from "../sections/compositions/Composition";
import { nonprofitsStyle, RingHero } from "../sections/compositions/nonprofitsStyle";
import { DebateSection } from "../sections/debate/DebateSection";
import { GuideList } from "../sections/guides/GuideList";

export { Head } from "../seo/PageHead";

export const query = graphql`
  query NonprofitsPageContent {
    page: nonprofitsPage {
      ...PageFrame
      theme
      ...RingHero
      uses { ...SectionHeadingFields }
      debate { ...DebateSection }
      guideGroup { ...GuideList }
      closing { ...CallToAction }
    }
    uses: allRoleCard { nodes { ...RoleCards } }
    words: debateWords { ...DebateWords }
    site: siteSettings { ...SiteHead }
  }
`;

export default function NonprofitsPage({
  data: { page, uses, words },
}: QueryProps<Queries.NonprofitsPageContentQuery>) {
  return (
    <Composition style={nonprofitsStyle} theme={page.theme}>
      <RingHero page={page} />
      <DebateSection section={page.debate} words={words} />
      <RoleCards section={page.uses} cards={uses.nodes} />
      <GuideList group={page.guideGroup && { ...page.guideGroup, lead: null }} />
      <CallToAction section={page.closing} />
    </Composition>
  );
}
