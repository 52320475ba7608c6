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

/** Links that lead nowhere, or to a redirect; pages that the site can't do without. */
export function targetProblems(content: Content): Problem[] {
  const { ofType, fieldsOf } = content;
  const further = furtherLanguages(content);
  // Whether a page is there in a language is for the check of its translation.
  const pages = new Map(
    fieldsOf("path").flatMap(({ entry, text }) =>
      localizedPaths(text, further).map(({ path }): [string, Entry] => [path, entry]),
    ),
  );
  const paths = [...pages.keys()];
  const redirects = new Map(
    fieldsOf("oldPath").flatMap(({ entry, text }) => {
      const to = `${valueAt(entry.value, ["to"])}`;
      return localizedPaths(text, further).flatMap(({ language, path }): [string, string][] => {
        const localized = localizedPath(language, to);
        const isThere = language === ownLanguage || pages.has(parseTarget(localized)?.path ?? "");
        return isThere ? [[path, localized]] : [];
      });
    }),
  );
  const [integrations] = ofType("Integrations");
  const integrationNames = namedTargets(integrations?.value as NamedUrls).map(({ name }) => name);
  const origin = String(valueAt(ofType("SiteSettings")[0]?.value, ["origin"]));

  /** Where redirects lead in the end; undefined for a circle. */
  const endOf = (to: string, left = redirects.size): string | undefined => {
    const next = redirects.get(parseTarget(to)?.path ?? "");
    return next === undefined ? to : left > 0 ? endOf(next, left - 1) : undefined;
  };

  /** What is wrong with a word that must be one of those that are known; `listed` are named if none is near. */
  function unless(known: string[], expected: string, found: string, listed: string[] = []) {
    if (known.includes(found)) return undefined;
    const isNear = nearMiss(found, known) !== undefined;
    const all = listed.length > 0 && !isNear ? `; known: ${listed.join(", ")}` : "";
    return mismatch(`expected ${expected}`, found, known) + all;
  }

  function pageMistake({ path, anchor }: Target, entry: Entry): string | undefined {
    const page = path ? pages.get(path) : entry;
    const end = endOf(path);
    if (!page && end !== undefined && end !== path)
      return mismatch(`expected "${end}", to which the address redirects`, path);
    if (!page) return unless(paths, "the address of a page", path);
    if (!anchor) return undefined;
    const anchors = anchorsOn(page, content).map(({ text }) => text);
    const pagePath = path || valueAt(page.value, ["path"]);
    return unless(anchors, `an anchor of "${pagePath}"`, anchor, anchors);
  }

  /** A file that is neither in static nor made by the build; a page's address has no ending. */
  function fileMistake(to: string): string | undefined {
    const page = to.replace(/\.\w+$/, "");
    if (paths.includes(page)) return mismatch(`expected "${page}", as pages have no ending`, to);
    return unless([...staticPaths(), ...builtFiles], "a file in static", to);
  }

  function mistakeIn(to: string, entry: Entry): string | undefined {
    if (`${to.toLowerCase()}/`.startsWith(`${origin}/`))
      return mismatch("expected an address of this site without its name", to);
    const target = parseTarget(to);
    if (!target) return formatMistake(to, paths, integrationNames);
    if (target.kind === "named")
      return unless(integrationNames, "a name from integrations.json", to, integrationNames);
    if (target.kind === "file") return fileMistake(to);
    if (target.kind === "anchor" && !isPage(entry))
      return mismatch("expected the address of its page in front of a place", to);
    const leadsToPage = target.kind === "page" || target.kind === "anchor";
    return leadsToPage ? pageMistake(target, entry) : undefined;
  }

  // The home page, and what visitors see at an address that doesn't exist.
  const absent = ["/", notFoundPath].filter((path) => !pages.has(path));
  return [
    ...absent.map((path) =>
      fileProblem("data/pages", `no page has the path "${path}"; restore it`),
    ),
    ...fieldsOf("target").flatMap(({ entry, text, problem }) => {
      const message = mistakeIn(text, entry);
      return message ? [problem(message)] : [];
    }),
  ];
}

/** References to entries that don't exist, or lack what their place shows. */
export const referenceProblems = ({ ofType, fieldsOf }: Content): Problem[] =>
  fieldsOf("reference").flatMap(({ field, text, problem }) => {
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
    const { file: page, line } = problem("");
    return [found.contentFile.problemAt([requiredField], `missing; ${page}:${line} shows it`)];
  });
