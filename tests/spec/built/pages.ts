import { contentFiles } from "../../../src/content/folder";
import { localizedPath, ownLanguage } from "../../../src/shared/languages";
import { isPlaceholder } from "../../../src/shared/placeholder";
import { builtPage, pageFile, readBuilt } from "../../support/built";
import { dataFolder, fillPlaceholders, integrations, type navigation } from "../../support/content";
import { inLanguage } from "../../support/languages";
import { languagesWith, routes, sectionsWith } from "../../support/routes";
import { linksIn, pagesWithout, type Statement, wordsOf } from "../../support/statements";

type Route = (typeof routes)[number];
type Scenario = { number: number; path: string };

/**
 * Checks the entries of each section of a kind and variant, in every language.
 * @param holds gets an entry's element and the page that it is on
 */
const inEvery =
  (
    wanted: Parameters<typeof sectionsWith>[0],
    entry: string,
    holds: (element: Element, route: Route) => unknown,
  ) =>
  () => {
    const wrong = sectionsWith(wanted).flatMap(({ route, section }) => {
      const found = [
        ...(builtPage(route.path).getElementById(section.anchor)?.querySelectorAll(entry) ?? []),
      ];
      const broken = found.filter((element) => !holds(element, route)).map(wordsOf);
      return found.length > 0 ? broken : [`${route.path} has none`];
    });
    expect(wrong).toEqual([]);
  };

const wordsIn = ({ language }: Route) => inLanguage(language).messages;

/** The lists of an element by their headings. */
const listsIn = (element: Element) =>
  new Map(
    [...element.querySelectorAll(":is(h4, p) + :is(ul, ol)")].map((list) => [
      wordsOf(list.previousElementSibling),
      list,
    ]),
  );

const hasLists = (element: Element, headings: string[]) => {
  const lists = listsIn(element);
  return headings.every((heading) => (lists.get(heading)?.children.length ?? 0) > 0);
};

/** The addresses of the scenarios by number, in a language or as long as they have no translation in English. */
const scenariosIn = (language: string) =>
  contentFiles(dataFolder, "scenarios")
    .map(
      (file) => (inLanguage(language).read(file) ?? inLanguage(ownLanguage).read(file)) as Scenario,
    )
    .toSorted((one, other) => one.number - other.number);

const { sites } = integrations;

/** Checks the links to the sites that open in a new tab, or to the others. */
const linksToSites = (inNewTab: boolean, holds: (link: Element) => unknown) => () => {
  const urls = Object.values(sites).flatMap(({ url, newTab }) =>
    newTab === inNewTab ? [url] : [],
  );
  const links = routes.flatMap(({ path }) =>
    urls.flatMap((url) => [...builtPage(path).querySelectorAll(`a[href="${url}"]`)]),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !holds(link)).map(wordsOf)).toEqual([]);
};

export const pages: Statement[] = [
  [
    "Every page has a hero with the one heading of the first level",
    () => {
      expect(pagesWithout((page) => page.querySelectorAll("main h1").length === 1)).toEqual([]);
    },
  ],
  [
    "Every scenario page has a back link to /government-sector",
    () => {
      const scenarios = routes.filter(({ file }) => file.startsWith("scenarios/"));
      const hasBackLink = (page: Document, { language }: Route) => {
        const words = inLanguage(language).read("navigation.json") as typeof navigation;
        const { label, to } = words.scenarios;
        return linksIn(page.querySelector("main")).some(
          ([text, at]) => text === label && at === to,
        );
      };
      expect(scenarios.length).toBeGreaterThan(0);
      expect(pagesWithout(hasBackLink, scenarios)).toEqual([]);
    },
  ],
  [
    "Scenario cards are numbered ‘Scenario #n’, each linking onward",
    () => {
      for (const { route, section } of sectionsWith({ kind: "scenarios", layout: "cards" })) {
        const cards = builtPage(route.path).getElementById(section.anchor)?.querySelectorAll("h3");
        const shown = [...(cards ?? [])].map(({ parentElement }) => parentElement);
        const expected = scenariosIn(route.language).map(({ number, path }) => [
          fillPlaceholders(wordsIn(route).scenarioNumber, { number }),
          path,
        ]);
        const found = shown.map((card) => [
          wordsOf(card?.firstElementChild),
          linksIn(card)[0]?.[1],
        ]);
        expect(found).toEqual(expected);
      }
    },
  ],
  [
    "Scenario cards show scenario, participants, process and benefits",
    inEvery({ kind: "scenarios", layout: "cards" }, "ol > li:has(h3)", (card, route) => {
      const { participants, process, benefits } = wordsIn(route);
      return wordsOf(card).includes(participants) && hasLists(card, [process, benefits]);
    }),
  ],
  [
    "Use cases have one part for each scenario",
    () => {
      for (const { route, section } of sectionsWith({ kind: "scenarios", layout: "accordion" })) {
        const part = builtPage(route.path).getElementById(section.anchor);
        const links = linksIn(part).map(([, to]) => to);
        const scenarios = scenariosIn(route.language).map(({ path }) => path);
        expect(links).toEqual(expect.arrayContaining(scenarios));
        expect(part?.querySelectorAll("h3 + [data-closed]")).toHaveLength(scenarios.length);
      }
    },
  ],
  [
    "Every use case shows description, participants, benefits and a link",
    inEvery({ kind: "scenarios", layout: "accordion" }, "section", (part, route) => {
      const { participants, benefits } = wordsIn(route);
      const links = linksIn(part).filter(([, to]) => to.startsWith("/"));
      return (
        part.querySelector("p") && hasLists(part, [participants, benefits]) && links.length > 0
      );
    }),
  ],
  [
    "Phase cards show Key Activities and Expected Outcomes",
    inEvery({ kind: "phases" }, "ol > li:has(h3)", (card, route) => {
      const { keyActivities, expectedOutcomes } = wordsIn(route);
      return hasLists(card, [keyActivities, expectedOutcomes]);
    }),
  ],
  [
    "Role cards show staff roles, volunteer or partner roles and key benefits",
    inEvery({ list: "roles" }, "ul > li:has(h3)", (card, route) => {
      const { staffRoles, benefits } = wordsIn(route);
      return hasLists(card, [staffRoles, benefits]) && listsIn(card).size === 3;
    }),
  ],
  [
    "Organization cards show a numbered process and benefits",
    inEvery({ list: "organizations" }, "ul > li:has(h3)", (card, route) => {
      const { process, benefits } = wordsIn(route);
      return hasLists(card, [process, benefits]) && listsIn(card).get(process)?.matches("ol");
    }),
  ],
  [
    "Sector cards show a description and examples",
    inEvery(
      { list: "sectors" },
      "li:has(h3)",
      (card) => card.querySelector("p") && card.querySelector("ul"),
    ),
  ],
  [
    "Steps are numbered",
    inEvery({ kind: "list", variant: "steps" }, "ol", (list) => list.children.length > 1),
  ],
  [
    "Store buttons open the listings in a new tab",
    linksToSites(true, (link) => link.matches("[target=_blank][rel=noopener]")),
  ],
  [
    "Links to the pilot site stay in the same tab",
    linksToSites(false, (link) => !link.hasAttribute("target")),
  ],
  [
    "Each legal page embeds its document by a fixed document id, once it has one",
    () => {
      const { documents, ...service } = integrations.policies;
      for (const [id, path] of [
        [documents.eula, "/eula"],
        [documents.privacy, "/privacy-policy"],
        [documents.terms, "/terms"],
      ] as const)
        for (const { language } of languagesWith(path)) {
          const page = builtPage(localizedPath(language, path));
          const shown = page.querySelector("[data-policy-document]")?.getAttribute("data-id");
          // What is at a placeholder isn't there yet.
          if (shown || ![id, service.script, service.iframe].some(isPlaceholder))
            expect(shown).toBe(id);
        }
    },
  ],
  [
    "The policy service is on the legal pages alone",
    () => {
      const { host } = new URL(integrations.policies.script);
      const others = routes.filter(
        ({ sections = [] }) => !sections.some(({ kind }) => kind === "policy"),
      );
      const isFree = (_page: Document, { path }: Route) =>
        !readBuilt(pageFile(path)).includes(host);
      expect(pagesWithout(isFree, others)).toEqual([]);
    },
  ],
];
