import { entities, filesInWords } from "../../schema/entities";
import { type NamedUrls, namedTargets } from "../../schema/entries/integrations";
import { valueAt } from "../../schema/schemaFields";
import { localizedPath, notFoundPath, ownLanguage, splitLanguage } from "../../shared/languages";
import { parseTarget, type Target } from "../../shared/targets";
import { anchorsOn, type Content, type Entry, isPage } from "../entries";
import { furtherLanguages, localizedPaths } from "../languages";
import { mismatch, nearMiss } from "../messages";
import { fileProblem, type Problem } from "../problems";
import { builtFiles, isOwnPath, staticPaths } from "./ownPaths";
import { formatMistake } from "./targetFormats";

/** The folder of a page with an address: of those whose addresses begin so, that with the longest beginning. */
function folderFor(path: string): string | undefined {
  const [found] = entities
    .filter(({ pathPrefix }) => pathPrefix && path.startsWith(pathPrefix))
    .sort((a, b) => `${b.pathPrefix}`.length - `${a.pathPrefix}`.length);
  return found && `data/${found.name}/`;
}

/** Addresses that the site uses itself, and pages that aren't at the address where the site builds them. */
export function pathProblems(content: Content): Problem[] {
  const { fieldsOf } = content;
  const further = furtherLanguages(content);
  return [...fieldsOf("path"), ...fieldsOf("oldPath")].flatMap(
    ({ entry, field, text, problem }) => {
      const { pathPrefix = "/" } = entry.entity;
      if (!text.startsWith(pathPrefix)) {
        const folder = folderFor(text);
        const move = folder ? `; or move the file to ${folder}` : "";
        return problem(mismatch(`expected an address below "${pathPrefix}"`, text) + move);
      }
      const { language } = splitLanguage(text, further);
      // A former site may have had pages there.
      if (language !== ownLanguage && field.role === "path") {
        const expected = `expected an address that doesn't begin with "${localizedPath(language, "/")}", where the translated pages are`;
        return problem(mismatch(expected, text));
      }
      return isOwnPath(text)
        ? problem(mismatch("expected an address that the site doesn't use itself", text))
        : [];
    },
  );
}

/** What links can lead to. */
interface Links {
  content: Content;
  /** The pages by their addresses in every language. Whether a page is there in one is for the check of its translation. */
  pages: ReadonlyMap<string, Entry>;
  /** Where old addresses redirect to, in every language. */
  redirects: ReadonlyMap<string, string>;
  /** The names of integrations.json, such as `form:contact`. */
  names: string[];
  /** The address of the site. */
  origin: string;
}

/** Where old addresses redirect to. In a language, only a redirect to one of the pages leads to that language. */
function redirectsIn(
  { fieldsOf }: Content,
  pages: Links["pages"],
  further: readonly string[],
): [string, string][] {
  return fieldsOf("oldPath").flatMap(({ entry, text }) => {
    const to = `${valueAt(entry.value, ["to"])}`;
    return localizedPaths(text, further).flatMap(({ language, path }): [string, string][] => {
      const localized = localizedPath(language, to);
      const isThere = language === ownLanguage || pages.has(parseTarget(localized)?.path ?? "");
      return isThere ? [[path, localized]] : [];
    });
  });
}

function linksOf(content: Content): Links {
  const { ofType, fieldsOf } = content;
  const further = furtherLanguages(content);
  const pages = new Map(
    fieldsOf("path").flatMap(({ entry, text }) =>
      localizedPaths(text, further).map(({ path }): [string, Entry] => [path, entry]),
    ),
  );
  const [integrations] = ofType("Integrations");
  return {
    content,
    pages,
    redirects: new Map(redirectsIn(content, pages, further)),
    names: namedTargets(integrations?.value as NamedUrls).map(({ name }) => name),
    origin: `${valueAt(ofType("SiteSettings")[0]?.value, ["origin"])}`,
  };
}

/** Where redirects lead in the end; undefined for a circle. */
function endOf(
  to: string,
  redirects: Links["redirects"],
  left = redirects.size,
): string | undefined {
  const next = redirects.get(parseTarget(to)?.path ?? "");
  if (next === undefined) return to;
  return left > 0 ? endOf(next, redirects, left - 1) : undefined;
}

/** What is wrong with a word that must be one of those that are known; `listed` are named if none is near. */
function unless(
  known: string[],
  expected: string,
  found: string,
  listed: string[] = [],
): string | undefined {
  if (known.includes(found)) return undefined;
  const isNear = nearMiss(found, known) !== undefined;
  const all = listed.length > 0 && !isNear ? `; known: ${listed.join(", ")}` : "";
  return mismatch(`expected ${expected}`, found, known) + all;
}

/** @param entry the entry with the link */
function pageMistake({ path, anchor }: Target, entry: Entry, links: Links): string | undefined {
  const page = path ? links.pages.get(path) : entry;
  if (!page) {
    const end = endOf(path, links.redirects);
    if (end !== undefined && end !== path)
      return mismatch(`expected "${end}", to which the address redirects`, path);
    return unless([...links.pages.keys()], "the address of a page", path);
  }
  if (!anchor) return undefined;
  const anchors = anchorsOn(page, links.content).map(({ text }) => text);
  const pagePath = path || valueAt(page.value, ["path"]);
  return unless(anchors, `an anchor of "${pagePath}"`, anchor, anchors);
}

/** A file that is neither in static nor made by the build; a page's address has no ending. */
function fileMistake(to: string, { pages }: Links): string | undefined {
  const page = to.replace(/\.\w+$/, "");
  if (pages.has(page)) return mismatch(`expected "${page}", as pages have no ending`, to);
  return unless([...staticPaths(), ...builtFiles], "a file in static", to);
}

/** @param entry the entry with the link */
function targetMistake(to: string, entry: Entry, links: Links): string | undefined {
  const { pages, names, origin } = links;
  if (`${to.toLowerCase()}/`.startsWith(`${origin}/`))
    return mismatch("expected an address of this site without its name", to);
  const target = parseTarget(to);
  if (!target) return formatMistake(to, [...pages.keys()], names);
  if (target.kind === "named") return unless(names, "a name from integrations.json", to, names);
  if (target.kind === "file") return fileMistake(to, links);
  if (target.kind === "anchor" && !isPage(entry))
    return mismatch("expected the address of its page in front of a place", to);
  const leadsToPage = target.kind === "page" || target.kind === "anchor";
  return leadsToPage ? pageMistake(target, entry, links) : undefined;
}

/** Links that lead nowhere, or to a redirect; pages that the site can't do without. */
export function targetProblems(content: Content): Problem[] {
  const links = linksOf(content);
  // The home page, and what visitors see at an address that doesn't exist.
  const absent = ["/", notFoundPath].filter((path) => !links.pages.has(path));
  return [
    ...absent.map((path) =>
      fileProblem("data/pages", `no page has the path "${path}"; restore it`),
    ),
    ...content.fieldsOf("target").flatMap(({ entry, text, problem }) => {
      const message = targetMistake(text, entry, links);
      return message ? [problem(message)] : [];
    }),
  ];
}

/** References to entries that don't exist, or lack what their place shows. */
export const referenceProblems = ({ ofType, fieldsOf }: Content): Problem[] =>
  fieldsOf("reference").flatMap(({ field, text, location, problem }) => {
    const { to: type, requiredField } = field;
    const entity = entities.find((one) => one.type === type);
    const found = ofType(type).find(({ value }) => valueAt(value, ["slug"]) === text);
    if (!found) {
      const known = ofType(type).map(({ value }) => `${valueAt(value, ["slug"])}`);
      return [
        problem(
          mismatch(
            `expected the slug of an entry in data/${entity && filesInWords(entity)}`,
            text,
            known,
          ),
        ),
      ];
    }
    if (!requiredField || valueAt(found.value, [requiredField])) return [];
    const { file: page, line } = location();
    return [found.contentFile.problemAt([requiredField], `missing; ${page}:${line} shows it`)];
  });
