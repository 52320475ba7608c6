import type { JSONPath } from "jsonc-parser";
import { entityOf } from "../../src/schema/entities";
import { namedTargets } from "../../src/schema/entries/integrations";
import { fieldsIn, valueAt } from "../../src/schema/schemaFields";
import { localizedPath } from "../../src/shared/languages";
import { builtPage } from "../support/built";
import { inLanguage, languages } from "../support/languages";
import { guides, missingPages, routes, shownAt, sitePages } from "../support/routes";
import { servicesIn } from "../support/services";

/** For search engines and breadcrumbs, or shown by scripts. */
const notHere = /^(metadata|label|estimate)\b/;

/** The pages that show these parts of a scenario. */
const shownOn: Record<string, string> = {
  useCase: "/government-sector",
  summary: "/government-sector/use-cases",
};

/** The address of a link in the content, on pages in a language. */
const urlOf = (to: string, language: string): string =>
  namedTargets(servicesIn(language), language).find(({ name }) => name === to)?.href ?? to;

/** The letters of a text, without the marks around links in it. */
const lettersOf = (text: string | null | undefined) =>
  `${text}`
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/[*\s]+/g, "")
    .toLowerCase();

/** Whether a section lists the guides for an audience that has none. */
const isEmpty = (section: unknown) => {
  const listed = valueAt(section, ["guides"]);
  const own = valueAt(section, ["links", "length"]);
  return listed && own === 0 && !guides.some(({ audience }) => audience === listed);
};

/** Whether a question waits for its answer, off the page. */
const waits = (part: unknown) =>
  Boolean(valueAt(part, ["question"])) && !valueAt(part, ["answer"]) && !valueAt(part, ["ask"]);

it.each(sitePages())("$path shows every text, link and listed guide of its content", (page) => {
  const { file, path, content, language } = page;
  const { withTokens, read } = inLanguage(language);
  const mark = lettersOf(valueAt(read("site.json"), ["inEnglish"]) as string);
  const schema = entityOf(file)?.schema;
  const fields = (schema ? fieldsIn(schema, content) : []).filter(
    ({ at }) => !isEmpty(valueAt(content, at.slice(0, 2))),
  );
  /** The kind of the section instead of its place. */
  const nameOf = ([part, index, ...within]: JSONPath) =>
    [part === "sections" ? valueAt(content, [part, `${index}`, "kind"]) : `${part}.${index}`]
      .concat(within)
      .join(".");
  const wrong = fields.filter(({ role, value, at: [part, ...within], at }) => {
    const elsewhere = within.length > 0 && shownOn[`${part}`];
    const main = builtPage(elsewhere ? localizedPath(language, elsewhere) : path).querySelector(
      "main",
    );
    if (role === "text") {
      // A link in a text can say that it leads to something in English.
      const shown = lettersOf(main?.textContent).replaceAll(mark, "");
      const isShown = shown.includes(lettersOf(withTokens(`${value}`)).replaceAll(mark, ""));
      return isShown === waits(valueAt(content, at.slice(0, 4)));
    }
    if (role === "guides")
      return guides.some(
        (guide) =>
          guide.audience === value &&
          !main?.querySelector(`a[href="${shownAt(language, guide.path)}"]`),
      );
    const url = urlOf(`${value}`, language);
    // A form gets its subject as a parameter.
    const link = `a:is([href="${url}"], [href^="${url}?"], [href^="${url}&"])`;
    return role === "target" && !main?.querySelector(link);
  });
  expect(fields.length).toBeGreaterThan(5);
  expect(
    wrong.map(({ at, value }) => `${nameOf(at)}: ${value}`).filter((line) => !notHere.test(line)),
  ).toEqual([]);
});

it.each(sitePages().filter(({ path }) => missingPages.includes(path)))(
  "$path has its title and the breadcrumbs of its language",
  ({ path, language, label, metadata }) => {
    const page = builtPage(path);
    const home = routes.find((route) => route.path === localizedPath(language, "/"));
    const { breadcrumbs } = inLanguage(language).messages;
    const steps = page.querySelectorAll(`nav[aria-label="${breadcrumbs}"] li`);
    expect(page.title).toBe(metadata.title);
    expect([...steps].map(({ textContent }) => textContent)).toEqual([home?.label, label]);
  },
);

const cardLists = ["roles", "organizations", "phases", "sectors"];
/** The pages in a language with a section that names a list or its entries. */
const pagesShowing = (language: string, list: string) =>
  routes
    .filter((page) => page.language === language)
    .filter(({ sections = [] }) =>
      sections.some((section) => section.kind === list || section.list === list),
    );
const listsByLanguage = languages.flatMap(({ language }) =>
  cardLists
    .filter((list) => pagesShowing(language, list).length > 0)
    .map((list) => ({ language, list })),
);

it.each(listsByLanguage)("pages in $language show all of data/$list.json", (wanted) => {
  const { language, list } = wanted;
  const { read, withTokens } = inLanguage(language);
  const mains = pagesShowing(language, list).map(({ path }) =>
    builtPage(path).querySelector("main"),
  );
  const shown = mains.map((main) => lettersOf(main?.textContent)).join();
  const file = `${list}.json`;
  const schema = entityOf(file)?.schema;
  const fields = schema ? [read(file)].flat().flatMap((entry) => fieldsIn(schema, entry)) : [];
  const texts = fields.filter(({ role }) => role === "text").map(({ value }) => `${value}`);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => !shown.includes(lettersOf(withTokens(text))))).toEqual([]);
});
