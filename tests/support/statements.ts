import { valueAt } from "../../src/schema/schemaFields";
import { builtPage } from "./built";
import { languages } from "./languages";
import { routes } from "./routes";

/** A statement of the specification, in its words, and what shows that the built site keeps it. */
export type Statement = [words: string, proof: () => void];

type Route = (typeof routes)[number];

/**
 * The addresses of the pages on which something doesn't hold.
 * @param holds gets a page as a browser parses it, before any script runs
 * @param among the pages to ask; by default all, in every language
 */
export const pagesWithout = (
  holds: (page: Document, route: Route) => unknown,
  among: Route[] = routes,
): string[] =>
  among.filter((route) => !holds(builtPage(route.path), route)).map(({ path }) => path);

/** What links in a translation say after their words, where they lead to something in English. */
const marks = languages.map(({ read }) => `${valueAt(read("site.json"), ["inEnglish"])}`);

/** The words of an element, without such a mark. */
export const wordsOf = (element: Element | null | undefined): string =>
  marks
    .reduce((words, mark) => words.replace(mark, ""), element?.textContent ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** The links in a part of a page: the words and the address of each. */
export const linksIn = (part: ParentNode | null | undefined): [words: string, to: string][] =>
  [...(part?.querySelectorAll("a[href]") ?? [])].map((link) => [
    wordsOf(link),
    link.getAttribute("href") ?? "",
  ]);
