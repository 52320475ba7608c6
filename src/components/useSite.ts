import { graphql, useStaticQuery } from "gatsby";
import { useContext } from "react";
import type interfaceText from "../../data/interface.json";
import { CurrentPage } from "./currentPage";
import type { NonNullFields } from "./queryProps";

export const fragment = graphql`
  fragment LinkTarget on Target { href form { title subjectParameter } newTab }
  fragment LinkFields on Link { label to { ...LinkTarget } }
  fragment SiteData on SiteSettings {
    brand origin language statement veteranOwned copyright home
    languages { code name home }
    navigation {
      menu { ...MenuEntryFields }
      signUp { ...LinkFields }
      signIn { ...LinkFields }
      consultation { ...LinkFields }
      scenarios { ...LinkFields }
      stats { ...LinkFields }
      footer { title links { ...LinkFields } }
      furtherPages { ...LinkFields }
    }
    messages { words }
    integrations {
      targets { name ...LinkTarget }
      upgradePlans { base withAI }
      tools { ...Tool }
    }
  }
  fragment Tool on IntegrationTool { label blocked script openFunction loadsByItself }
  fragment MenuEntryFields on MenuEntry {
    label accent activeBelow
    to { ...LinkTarget }
    children { label text activeBelow to { ...LinkTarget } }
  }
`;

/** What all pages share: brand, menu and footer, words of the interface, addresses of other sites. */
export interface Site extends Omit<Queries.SiteDataFragment, "messages"> {
  /** Words have no types of their own in GraphQL; the content check knows that each is there. */
  messages: typeof interfaceText;
}

/** Returns what all pages share in the language of the page. Translations bring it along with each page. */
export function useSite(): Site {
  const shared = useStaticQuery<NonNullFields<Queries.SharedSiteQuery>>(graphql`
    query SharedSite {
      site: siteSettings(language: { eq: "en" }) { ...SiteData }
    }
  `);
  const site = useContext(CurrentPage)?.ownSite ?? shared.site;
  return { ...site, messages: site.messages.words as typeof interfaceText };
}
