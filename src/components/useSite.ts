import { graphql, useStaticQuery } from "gatsby";
import { useContext } from "react";
import type interfaceText from "../../data/interface.json";
import { langInside, type Part } from "../shared/langOf";
import { ownLanguage } from "../shared/languages";
import { CurrentPage } from "./currentPage";

export const fragment = graphql`
  fragment LinkTarget on Target { href hreflang form { title lang subjectParameter } newTab }
  fragment LinkFields on Link { label lang to { ...LinkTarget } }
  fragment SiteData on SiteSettings {
    brand origin language statement veteranOwned copyright inEnglish untranslated home
    languages { code name home homeLabel }
    navigation {
      menu { ...MenuEntryFields }
      signUp { ...LinkFields }
      signIn { ...LinkFields }
      consultation { ...LinkFields }
      scenarios { ...LinkFields }
      stats { ...LinkFields }
      footer { title lang links { ...LinkFields } }
      furtherPages { title lang links { ...LinkFields } }
    }
    messages { words untranslated }
    integrations {
      targets { name ...LinkTarget }
      upgradePlans { base withAI }
      tools { ...Tool }
    }
  }
  fragment Tool on IntegrationTool { label blocked lang script openFunction loadsByItself }
  fragment MenuEntryFields on MenuEntry {
    label lang accent
    to { ...LinkTarget }
    children { label text lang to { ...LinkTarget } }
  }
`;

type Messages = typeof interfaceText;
type NamedText = keyof Messages | "statement" | "veteranOwned" | "copyright" | "inEnglish";

/** What all pages share: brand, menu and footer, words of the interface, addresses of other sites. */
export interface Site extends Omit<Queries.SiteDataFragment, "messages" | "untranslated"> {
  /** Words have no types of their own in GraphQL; the content check knows that each is there. */
  messages: Messages;
  /** Returns the `lang` of the element with one of these texts, inside of a part of the page if it is in one. */
  langOfText(name: NamedText, around?: Part): string | undefined;
}

/** The last answer: while files change, `gatsby develop` answers without the site for a moment, as in src/develop/LastAnswer.tsx. */
let shared: Queries.SharedSiteQuery["site"] = null;

/**
 * Returns what all pages share in the language of the page. Translations bring it along with each page.
 * @throws when Gatsby has never answered
 */
export function useSite(): Site {
  const answer = useStaticQuery<Queries.SharedSiteQuery>(graphql`
    query SharedSite {
      site: siteSettings(language: { eq: "en" }) { ...SiteData }
    }
  `);
  shared = answer.site ?? shared;
  const own = useContext(CurrentPage)?.ownSite ?? shared;
  if (!own) throw new Error("Gatsby answers without the settings of the site.");
  const { untranslated, messages, ...site } = own;
  const inEnglish = untranslated.concat(messages.untranslated);
  return {
    ...site,
    messages: messages.words as Messages,
    langOfText: (name, around = {}) =>
      langInside(around, { lang: inEnglish.includes(name) ? ownLanguage : null }, site.language),
  };
}
