import { namedTargets } from "../../src/schema/entries/integrations";
import { integrations, messages, navigation, site } from "./content";

/* Stands in for Gatsby in components that tests render. */

export const graphql = () => undefined;

export const Link = ({ to, replace: _replace, ...rest }: { to: string; replace?: boolean }) => (
  <a href={to} {...rest} />
);

const { label, to: href } = navigation.stats;

/** The answer to the query of `useSite`. */
export const siteData = {
  integrations: { ...integrations, targets: namedTargets(integrations) },
  messages: { words: messages, untranslated: [] as string[] },
  navigation: { stats: { label, to: { href } } },
  ...site,
  home: "/",
  language: "en",
  untranslated: [] as string[],
};
export const useStaticQuery = () => ({ site: siteData });
