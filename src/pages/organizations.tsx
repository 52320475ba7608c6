import { graphql } from "gatsby";
import type { QueryProps } from "../content/queryProps";
import { CallToAction } from "../sections/CallToAction";
import { OrganizationCards } from "../sections/cards/UseCards";
import { Composition } from "../sections/compositions/Composition";
import { organizationsStyle, RecordHero } from "../sections/compositions/organizationsStyle";
import { DebateSection } from "../sections/debate/DebateSection";
import { GuideList } from "../sections/guides/GuideList";
import { StepList } from "../sections/lists/StepList";
import { TermList } from "../sections/lists/TermList";

export { Head } from "../seo/PageHead";

export const query = graphql`
  query OrganizationsPageContent {
    page: organizationsPage {
      ...PageFrame
      theme
      hero { ...Hero }
      uses { ...SectionHeadingFields }
      process { ...StepList }
      debate { ...DebateSection }
      reopening { ...TermList }
      guideGroup { ...GuideList }
      closing { ...CallToAction }
    }
    uses: allOrganizationCard { nodes { ...OrganizationCards } }
    words: debateWords { ...DebateWords }
    site: siteSettings { ...SiteHead }
  }
`;

export default function OrganizationsPage({
  data: { page, uses, words },
}: QueryProps<Queries.OrganizationsPageContentQuery>) {
  return (
    <Composition style={organizationsStyle} theme={page.theme}>
      <RecordHero hero={page.hero} />
      <OrganizationCards section={page.uses} cards={uses.nodes} />
      <DebateSection section={page.debate} words={words} />
      <StepList section={page.process} rows />
      <TermList section={page.reopening} />
      <GuideList group={page.guideGroup && { ...page.guideGroup, lead: null }} />
      <CallToAction section={page.closing} />
    </Composition>
  );
}
