import { localizedPath, ownLanguage } from "../../../src/shared/languages";
import { builtPage } from "../../support/built";
import { type navigation, site } from "../../support/content";
import { inLanguage } from "../../support/languages";
import { routes, shownAt } from "../../support/routes";
import { servicesIn } from "../../support/services";
import { linksIn, pagesWithout, type Statement, wordsOf } from "../../support/statements";

type Route = (typeof routes)[number];

const menuWordsOf = ({ language }: Route) =>
  inLanguage(language).read("navigation.json") as typeof navigation;

const menuOf = (page: Document, { language }: Route) =>
  page.querySelector(`header nav[aria-label="${inLanguage(language).messages.mainNavigation}"]`);

const onEveryPage = (holds: (page: Document, route: Route) => unknown) => () =>
  expect(pagesWithout(holds)).toEqual([]);

/** The words of the entries that the menu of a page marks as active. */
const activeOn = (path: string) =>
  [
    ...builtPage(path).querySelectorAll(
      "header nav > ul > li > :is([aria-current=page], [data-active])",
    ),
  ].map(wordsOf);

/** The pages of the menu, and of the group in it, each with its label and its address in the menu. */
const menuPages = routes
  .filter(({ language }) => language === ownLanguage)
  .flatMap((route) =>
    menuWordsOf(route).menu.flatMap(({ label, to, children = [] }) =>
      [{ label, to }, ...children.map((child) => ({ label, to: child.to }))]
        .filter((entry) => entry.to === route.path)
        .map((entry) => ({ label: entry.label, path: route.path })),
    ),
  );

export const header: Statement[] = [
  [
    "Shared header: on every page, once",
    onEveryPage((page) => page.querySelectorAll("header nav").length === 1),
  ],
  [
    "Logo linking to the home page of the language",
    onEveryPage((page, { language }) => {
      const [first] = linksIn(page.querySelector("header"));
      return first?.join() === [site.brand, shownAt(language, "/")].join();
    }),
  ],
  [
    "Nav: the entries of the menu, in their order, and no others",
    onEveryPage((page, route) => {
      const entries = [
        ...(menuOf(page, route)?.querySelectorAll(":scope > ul > li > :is(a, button)") ?? []),
      ];
      const { menu } = menuWordsOf(route);
      return entries.map(wordsOf).join() === menu.map(({ label }) => label).join();
    }),
  ],
  [
    "Use Cases is a dropdown: its links, and no others",
    onEveryPage((page, route) => {
      const group = menuWordsOf(route).menu.find(({ children }) => children);
      const links = linksIn(menuOf(page, route)?.querySelector("li > ul"));
      return `${links}` === `${group?.children?.map(({ label, to }) => [label, to])}`;
    }),
  ],
  [
    "Each entry of the menu leads to its page",
    onEveryPage((page, route) => {
      const links = new Map(linksIn(menuOf(page, route)));
      return menuWordsOf(route).menu.every(({ label, to }) => !to || links.get(label) === to);
    }),
  ],
  [
    "The dropdown is closed by default",
    onEveryPage((page, route) =>
      menuOf(page, route)?.querySelector("button")?.matches("[aria-expanded=false]"),
    ),
  ],
  [
    "Sign up leads to the signup address, with no payload, in the same window",
    onEveryPage((page, route) => {
      const { signUp } = menuWordsOf(route);
      const { url } = servicesIn(route.language).sites.signUp;
      const link = [...page.querySelectorAll("header a")].find(
        (one) => wordsOf(one) === signUp.label,
      );
      return link?.getAttribute("href") === url && !link.hasAttribute("target");
    }),
  ],
  [
    "Sign In leads to the application’s home address, with no payload",
    onEveryPage((page, route) => {
      const { signIn } = menuWordsOf(route);
      const links = new Map(linksIn(page.querySelector("header")));
      return links.get(signIn.label) === servicesIn(route.language).sites.signIn.url;
    }),
  ],
  [
    "A Schedule Consultation call to action also appears",
    onEveryPage((page, route) => {
      const words = linksIn(page.querySelector("header")).map(([label]) => label);
      return words.includes(menuWordsOf(route).consultation.label);
    }),
  ],
  [
    "Mobile menu: a button in the header opens a dialog, closed by default",
    onEveryPage((page, { language }) =>
      page
        .querySelector(`header button[aria-label="${inLanguage(language).messages.menu}"]`)
        ?.matches("[aria-haspopup=dialog][aria-expanded=false]"),
    ),
  ],
  ...menuPages.map(
    ({ label, path }): Statement => [
      `The active item is highlighted on ${path}: ${label}`,
      () => expect(activeOn(path)).toEqual([label]),
    ],
  ),
  [
    "Education is active for any path starting with /education",
    () => {
      const below = routes.filter(({ language, path }) =>
        path.startsWith(localizedPath(language, "/education/")),
      );
      expect(below.length).toBeGreaterThan(0);
      const isActive = (page: Document, route: Route) => {
        const to = localizedPath(route.language, "/education");
        return menuOf(page, route)?.querySelector(`a[href="${to}"][aria-current=page]`);
      };
      expect(pagesWithout(isActive, below)).toEqual([]);
    },
  ],
];
