import { absoluteUrl, isBuilt } from "../../support/built";
import { type integrations, type navigation, site } from "../../support/content";
import { inLanguage } from "../../support/languages";
import type { routes } from "../../support/routes";
import { shownAt } from "../../support/routes";
import { hrefOf } from "../../support/services";
import { linksIn, pagesWithout, type Statement, wordsOf } from "../../support/statements";

type Route = (typeof routes)[number];
type Tools = (typeof integrations)["tools"];

const onEveryPage = (holds: (footer: Element, route: Route) => unknown) => () =>
  expect(
    pagesWithout((page, route) => {
      const [only, another] = page.querySelectorAll("footer:not(main footer)");
      return only && !another && holds(only, route);
    }),
  ).toEqual([]);

const wordsIn = <Content>({ language }: Route, file: string) =>
  inLanguage(language).read(file) as Content;

const siteWords = (route: Route) => {
  const { withTokens } = inLanguage(route.language);
  const { statement, veteranOwned, copyright } = wordsIn<typeof site>(route, "site.json");
  return { statement, veteranOwned, copyright: withTokens(copyright) };
};

export const footer: Statement[] = [
  ["Footer: on every page, once", onEveryPage(() => true)],
  [
    "The columns have their links, in their order, and no others",
    onEveryPage((part, route) => {
      const columns = wordsIn<typeof navigation>(route, "navigation.json").footer;
      const lists = part.querySelectorAll("nav h2 + ul");
      const expected = columns.map(({ links }) =>
        links.map((link) => [link.label, hrefOf(link, route.language)]),
      );
      return JSON.stringify([...lists].map(linksIn)) === JSON.stringify(expected);
    }),
  ],
  [
    "Each column has its heading",
    onEveryPage((part, route) => {
      const columns = wordsIn<typeof navigation>(route, "navigation.json").footer;
      const headings = [...part.querySelectorAll("nav h2")].map(wordsOf);
      return headings.join() === columns.map(({ title }) => title).join();
    }),
  ],
  [
    "Every footer link leads to an existing page",
    onEveryPage((part, { path }) =>
      linksIn(part).every(([, to]) => {
        const { href, hash, origin } = new URL(to, absoluteUrl(path));
        return origin !== absoluteUrl("") || isBuilt(href.replace(hash, ""));
      }),
    ),
  ],
  [
    "Footer logo links home",
    onEveryPage((part, { language }) => {
      const [first] = linksIn(part);
      return first?.join() === [site.brand, shownAt(language, "/")].join();
    }),
  ],
  [
    "The footer says what the site is a place for",
    onEveryPage((part, route) => wordsOf(part).includes(siteWords(route).statement)),
  ],
  [
    "It carries a service-disabled-veteran-owned-business badge",
    onEveryPage((part, route) => {
      const badge = [...part.querySelectorAll("p")].find(
        (one) => wordsOf(one) === siteWords(route).veteranOwned,
      );
      return badge?.querySelector("svg");
    }),
  ],
  [
    "Copyright line followed by Consent Preferences",
    onEveryPage((part, route) => {
      const { tools } = wordsIn<{ tools: Tools }>(route, "integrations.json");
      const words = wordsOf(part);
      const after = words.slice(words.indexOf(siteWords(route).copyright));
      return after.startsWith(`${siteWords(route).copyright}${tools[0]?.label}`);
    }),
  ],
];
