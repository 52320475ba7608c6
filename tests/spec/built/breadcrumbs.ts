import { localizedPath, originalPath } from "../../../src/shared/languages";
import { builtPage } from "../../support/built";
import { inLanguage } from "../../support/languages";
import { languagesWith, routes, shownAt } from "../../support/routes";
import { linksIn, pagesWithout, type Statement, wordsOf } from "../../support/statements";

type Route = (typeof routes)[number];

const below = routes.filter(({ path, language }) => path !== localizedPath(language, "/"));

const trailOf = (page: Document, language: string) =>
  page.querySelector(`nav[aria-label="${inLanguage(language).messages.breadcrumbs}"]`);

const crumbsOf = (page: Document, { language }: Route) => [
  ...(trailOf(page, language)?.querySelectorAll("li") ?? []),
];

/** The addresses from the home page down to a page. */
const stepsTo = ({ language, path }: Route) => {
  const segments = originalPath(language, path).split("/");
  return segments.map((_, last) => shownAt(language, segments.slice(0, last + 1).join("/") || "/"));
};

const pageAt = (wanted: string) => routes.find(({ path }) => path === wanted);

const onEveryOther = (holds: (page: Document, route: Route) => unknown) => () =>
  expect(pagesWithout(holds, below)).toEqual([]);

export const breadcrumbs: Statement[] = [
  [
    "Not shown on /",
    () => {
      const homes = languagesWith("/").map(({ language }) => ({
        language,
        path: localizedPath(language, "/"),
      }));
      for (const { language, path } of homes) expect(trailOf(builtPage(path), language)).toBeNull();
    },
  ],
  ["Shown on every other route", onEveryOther((page, { language }) => trailOf(page, language))],
  [
    "Start with Home, which leads to the home page",
    onEveryOther((page, route) => {
      const [home] = linksIn(crumbsOf(page, route)[0]);
      return home?.[1] === shownAt(route.language, "/");
    }),
  ],
  [
    "The last crumb is plain text",
    onEveryOther((page, route) => linksIn(crumbsOf(page, route).at(-1)).length === 0),
  ],
  [
    "The others are links, if they have a page",
    onEveryOther((page, route) => {
      const links = linksIn(trailOf(page, route.language)).map(([, to]) => to);
      const steps = stepsTo(route).slice(0, -1);
      return links.join() === steps.filter((step) => pageAt(step)).join();
    }),
  ],
  [
    "Each crumb has the label of its page",
    onEveryOther((page, route) => {
      const labels = stepsTo(route).map((step) => pageAt(step)?.label);
      return crumbsOf(page, route).every(
        (crumb, at) => !labels[at] || wordsOf(crumb) === labels[at],
      );
    }),
  ],
];
