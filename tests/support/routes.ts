import type { z } from "zod";
import { parseContentFile, readText } from "../../src/content/contentFile";
import { contentFiles } from "../../src/content/folder";
import { entities } from "../../src/schema/entities";
import type { guide } from "../../src/schema/entries/guides";
import { localizedPath } from "../../src/shared/languages";
import { dataFolder, site } from "./content";
import { languages } from "./languages";

/** A section, with the fields that choose its variant. */
interface PageSection {
  kind: string;
  anchor: string;
  variant?: string;
  layout?: string;
  show?: string;
  list?: string;
  outcomeOf?: string;
  origins?: string[];
  addsFaq?: boolean;
}

/** A page of the site, with the fields that all pages share. */
interface SitePage {
  /** Its content file, below `data/`. */
  file: string;
  /** What the file says in its language, with tokens. */
  content: unknown;
  language: string;
  path: string;
  /** Its short name in breadcrumbs. */
  label: string;
  composition?: string;
  hero?: { kind: string; image?: string; imageBelow?: boolean };
  sections?: PageSection[];
  metadata: { title: string; description: string; keywords: string[]; tags?: string[] };
}

const files = entities
  .filter(({ pathPrefix }) => pathPrefix !== undefined)
  .flatMap(({ name }) => contentFiles(dataFolder, name));

/** All pages in all languages, including the 404 pages, with the tokens in their texts filled in. */
export const sitePages = (): SitePage[] =>
  languages.flatMap(({ language, read, withTokens }) =>
    files.flatMap((file) => {
      const content = read(file);
      if (!content) return [];
      return [{ ...JSON.parse(withTokens(JSON.stringify(content))), file, content, language }];
    }),
  );

const pages = sitePages();
const isMissing = (path: string) => path.endsWith("/404");

/** Every page that visitors can open by its address. */
export const routes = pages.filter(({ path }) => !isMissing(path));

/** The addresses of the 404 pages. */
export const missingPages = pages.map(({ path }) => path).filter(isMissing);

/** The languages that have all of these pages, which are named by their English addresses. */
export const languagesWith = (...paths: string[]): typeof languages =>
  languages.filter(({ language }) =>
    paths.every((path) => pages.some((page) => page.path === localizedPath(language, path))),
  );

type Language = (typeof site.languages)[number];

/**
 * English with the first other language that has all of these pages, in a list from which tests are made. The list is empty as long
 * as a heading of these pages has no translation: then there is nothing to switch to, and that is no mistake.
 */
export function englishAndOther(...paths: string[]): [english: Language, other: Language][] {
  const [english, ...further] = site.languages;
  if (!english) throw new Error("the site has no language");
  const there = languagesWith(...paths).map(({ language }) => language);
  const other = further.find(({ code }) => there.includes(code));
  return other ? [[english, other]] : [];
}

/** Where something in a language leads: to the page in it or, without a translation, to the English one. */
export const shownAt = (language: string, path: string): string =>
  pages.find((page) => page.path === localizedPath(language, path))?.path ?? path;

interface SectionOnPage {
  route: SitePage;
  section: PageSection;
}

/**
 * Every section that has one of these kinds and options, and the page that it is on. @throws when there is none: what asks about
 * them would prove nothing
 */
export function sectionsWith(...wanted: Partial<PageSection>[]): SectionOnPage[] {
  const found = routes.flatMap((route) =>
    (route.sections ?? [])
      .filter((section) =>
        wanted.some((one) =>
          Object.entries(one).every(([name, value]) => Reflect.get(section, name) === value),
        ),
      )
      .map((section) => ({ route, section })),
  );
  if (found.length === 0) throw new Error(`no page has a section with ${JSON.stringify(wanted)}`);
  return found;
}

/** The paths of pages that together have all that a page can have, those with the most first. */
function pathsWithAll(partsOf: (page: SitePage) => string[]): string[] {
  const known = new Set<string>();
  const richestFirst = routes.toSorted((a, b) => partsOf(b).length - partsOf(a).length);
  return richestFirst.flatMap((page) => {
    const before = known.size;
    for (const part of partsOf(page)) known.add(part);
    return known.size > before ? [page.path] : [];
  });
}

/** Pages that together have every kind of section and first screen. */
export const pathsOfKinds = pathsWithAll(({ hero, sections = [] }) => [
  `first screen ${hero?.kind}`,
  ...new Set(sections.map(({ kind }) => kind)),
]);

/** Pages that together have every kind of section in all its variants, and every first screen of every composition. */
export const pathsOfVariants = pathsWithAll(({ composition, hero, sections = [] }) => [
  `${composition} ${hero?.kind} ${hero?.image && !hero.imageBelow}`,
  ...new Set(
    sections.map(
      ({ kind, variant, layout, show, list, outcomeOf, origins, addsFaq }) =>
        `${kind} ${variant ?? layout ?? show ?? list ?? Boolean(outcomeOf ?? origins ?? addsFaq)}`,
    ),
  ),
]);

/** All guides, as the check reads them. */
export const guides = contentFiles(dataFolder, "guides").map(
  (file) => parseContentFile(file, readText(dataFolder, file)).value as z.infer<typeof guide>,
);
