import { graphql, useStaticQuery } from "gatsby";
import { createContext, useContext } from "react";
import type interfaceText from "../../data/interface.json";

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
      figures { ...LinkFields }
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

/** The page that is shown. Translations bring the words of all pages along. */
export const CurrentPage = createContext<Queries.PageFrameFragment | undefined>(undefined);

/** The answer of a query without null for its top-level fields, which the check guarantees. */
type NonNullFields<Answer> = { [Field in keyof Answer]: NonNullable<Answer[Field]> };

/** What a page and its `Head` get: the answer of the page's query. */
export interface QueryProps<Answer> {
  data: NonNullFields<Answer>;
}

/** What all pages share: brand, menu and footer, words of the interface, addresses of other sites. */
export function useSite() {
  const shared = useStaticQuery<NonNullFields<Queries.SharedSiteQuery>>(graphql`
    query SharedSite {
      site: siteSettings(language: { eq: "en" }) { ...SiteData }
    }
  `);
  const site = useContext(CurrentPage)?.ownSite ?? shared.site;
  // Words have no types of their own in GraphQL; the content check knows that each is there.
  return { ...site, messages: site.messages.words as typeof interfaceText };
}

/** The target of a link to a page of this site, or to another address. */
export const pageTarget = (href: string) => ({ href, form: null, newTab: false });

/** Returns the target of a link as the content writes it: an address, or a name such as `form:contact`. */
export function useTarget(written: string) {
  const named = useSite().integrations.targets.find(({ name }) => name === written);
  return named ?? pageTarget(written);
}
