import { integrations, messages, navigation, site } from "./content";

/* Stands in for Gatsby in components that tests render. */

export const graphql = () => undefined;

export const Link = ({ to, replace: _replace, ...rest }: { to: string; replace?: boolean }) => (
  <a href={to} {...rest} />
);

const { label, to: href } = navigation.figures;

const targets = [
  ...Object.entries(integrations.sites).map(([name, { address, newTab }]) => ({
    name: `site:${name}`,
    href: address,
    form: null,
    newTab,
  })),
  ...Object.entries(integrations.forms).map(([name, form]) => ({
    name: `form:${name}`,
    href: form.address,
    form: { title: null, subjectParameter: null, ...form },
    newTab: false,
  })),
];

/** The answer to the query of `useSite`. */
export const siteData = {
  integrations: { ...integrations, targets },
  messages: { words: messages },
  navigation: { figures: { label, to: { href } } },
  site,
};
export const useStaticQuery = () => siteData;
