import { existsSync, readdirSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { describeIssue, nearMiss } from "./describeIssue";
import { type Entity, entities, entityOf } from "./entities";
import { byPlace, type Fault } from "./faults";
import { readSource, type Source } from "./source";
import { placeholdersIn } from "./tokens";
import { type Leaf, walk } from "./walk";

/** One entry of an entity, with where it stands. */
interface Entry {
  entity: Entity;
  source: Source;
  value: unknown;
  at: (string | number)[];
  leaves: Leaf[];
}

interface Check {
  entries: Entry[];
  leavesOf<Kind extends Leaf["meaning"]["kind"]>(kind: Kind): { entry: Entry; leaf: Leaf; text: string }[];
  fault(entry: Entry, leaf: Leaf, message: string): Fault;
}

const contentFiles = (folder: string, below = ""): string[] =>
  readdirSync(join(folder, below), { withFileTypes: true }).flatMap((item) => {
    const file = posix.join(below, item.name);
    if (item.name.startsWith(".") || file === "images") return [];
    return item.isDirectory() ? contentFiles(folder, file) : [file];
  });

const fileFault = (file: string, message: string): Fault => ({ file, line: 1, column: 1, field: "", message });

function unexpectedFiles(files: string[]): Fault[] {
  const known = entities.map((entity) => entity.files).filter((name) => !name.includes("*"));
  return files
    .filter((file) => !entityOf(file))
    .map((file) => {
      const meant = nearMiss(file, known);
      return fileFault(
        file,
        `no page or entity uses this file${meant ? `, did you mean "${meant}"?` : "; content files are listed in src/content/entities.ts"}`,
      );
    });
}

const missingFiles = (files: string[]): Fault[] =>
  entities
    .filter((entity) => !entity.files.includes("*") && !files.includes(entity.files))
    .map((entity) => fileFault(entity.files, "the file is missing; restore it"));

function entriesOf(source: Source, entity: Entity): Entry[] {
  const entry = (value: unknown, at: (string | number)[]): Entry => ({ entity, source, value, at, leaves: walk(entity.shape, value, at) });
  if (!entity.list) return [entry(source.value, [])];
  return Array.isArray(source.value) ? source.value.map((value, index) => entry(value, [index])) : [];
}

function shapeFaults({ entity, source, value, at }: Entry): Fault[] {
  const { error } = entity.shape.safeParse(value);
  return error ? error.issues.flatMap((issue) => describeIssue(issue, entity.shape, value, at, source)) : [];
}

const listFault = (source: Source, entity: Entity): Fault[] =>
  entity.list && !Array.isArray(source.value) ? [source.fault([], `expected a list of ${entity.type} entries in brackets [ ]`)] : [];

function duplicateFaults({ leavesOf, fault }: Check): Fault[] {
  const seen = new Map<string, Fault>();
  const ownSlug = (leaf: Leaf, entry: Entry) => leaf.at.length === entry.at.length + 1;
  const keyed = [
    ...leavesOf("path").map((found) => ({ ...found, key: `path ${found.text}` })),
    ...leavesOf("slug")
      .filter(({ entry, leaf }) => ownSlug(leaf, entry))
      .map((found) => ({ ...found, key: `${found.entry.entity.type} ${found.text}` })),
    ...leavesOf("anchor").map((found) => ({ ...found, key: `${found.entry.source.file} #${found.text}` })),
    ...leavesOf("slug")
      .filter(({ entry, leaf }) => !ownSlug(leaf, entry))
      .map((found) => ({
        ...found,
        key: `${found.entry.source.file} ${found.leaf.at.slice(0, -2).join(".")} ${found.text}`,
      })),
  ];
  return keyed.flatMap(({ entry, leaf, text, key }) => {
    const first = seen.get(key);
    const here = fault(entry, leaf, first ? `"${text}" is taken by data/${first.file}:${first.line}; choose another` : "");
    if (first) return [here];
    seen.set(key, here);
    return [];
  });
}

function targetFaults({ entries, leavesOf, fault }: Check): Fault[] {
  const pageAnchors = new Map(
    leavesOf("path").map(({ entry, text }) => [
      text,
      entry.leaves.filter(({ meaning }) => meaning.kind === "anchor").map(({ value }) => String(value)),
    ]),
  );
  const redirects = new Map(
    entries
      .filter(({ entity }) => entity.type === "Redirect")
      .map(({ value }) => [(value as { from?: string })?.from, (value as { to?: string })?.to]),
  );
  const outside = entries.find(({ entity }) => entity.type === "Integrations")?.value as
    | Record<string, Record<string, unknown>>
    | undefined;

  const problem = (entry: Entry, to: string): string | undefined => {
    const [, scheme, name = ""] = /^(site|form):(.*)$/.exec(to) ?? [];
    if (scheme) {
      const names = Object.keys(outside?.[`${scheme}s`] ?? {});
      if (names.includes(name)) return undefined;
      const meant = nearMiss(name, names);
      return `no "${name}" among the ${scheme}s of integrations.json${meant ? `, did you mean "${scheme}:${meant}"?` : `; known: ${names.join(", ")}`}`;
    }
    const [written = "", hash] = to.split("#");
    const page = written || (entry.value as { path?: string })?.path || "";
    const anchors = pageAnchors.get(page);
    if (!anchors) {
      if (redirects.has(page)) return `"${page}" redirects to "${redirects.get(page)}"; link there`;
      const meant = nearMiss(page, [...pageAnchors.keys()]);
      return `no page has the address "${page}"${meant ? `, did you mean "${meant}"?` : ""}`;
    }
    if (hash && !anchors.includes(hash))
      return `no section of "${page}" has the anchor "${hash}"${anchors.length ? `; it has ${anchors.join(", ")}` : ""}`;
    return undefined;
  };

  return leavesOf("target").flatMap(({ entry, leaf, text }) => {
    const message = problem(entry, text);
    return message ? [fault(entry, leaf, message)] : [];
  });
}

function referenceFaults({ leavesOf, fault }: Check): Fault[] {
  const slugs = new Map<string, string[]>();
  for (const { entry, leaf, text } of leavesOf("slug")) {
    if (leaf.at.length === entry.at.length + 1) slugs.set(entry.entity.type, [...(slugs.get(entry.entity.type) ?? []), text]);
  }
  return leavesOf("reference").flatMap(({ entry, leaf, text }) => {
    const type = leaf.meaning.kind === "reference" ? leaf.meaning.to : "";
    const known = slugs.get(type) ?? [];
    if (known.includes(text)) return [];
    const meant = nearMiss(text, known);
    const file = entities.find((entity) => entity.type === type)?.files;
    return [fault(entry, leaf, `no entry of data/${file} has the slug "${text}"${meant ? `, did you mean "${meant}"?` : ""}`)];
  });
}

const imageFaults = ({ leavesOf, fault }: Check, folder: string): Fault[] =>
  leavesOf("image").flatMap(({ entry, leaf, text }) => {
    const file = posix.join(dirname(entry.source.file), text);
    return existsSync(join(folder, file)) ? [] : [fault(entry, leaf, `there is no picture at data/${file}`)];
  });

function tokenFaults({ leavesOf, fault }: Check): Fault[] {
  const known = ["brand", "product", "products"];
  return leavesOf("text").flatMap(({ entry, leaf, text }) => {
    const places = leaf.meaning.kind === "text" ? (leaf.meaning.places ?? []) : [];
    const unknown = placeholdersIn(text).filter((name) => ![...known, ...places].includes(name));
    const absent = places.filter((name) => !placeholdersIn(text).includes(name));
    return [
      ...unknown.map((name) => {
        const meant = nearMiss(name, [...known, ...places]);
        return fault(
          entry,
          leaf,
          `unknown token {${name}}${meant ? `, did you mean {${meant}}?` : `; known: ${[...known, ...places].map((token) => `{${token}}`).join(", ")}`}`,
        );
      }),
      ...absent.map((name) => fault(entry, leaf, `expected {${name}} somewhere in the text, got "${text}"`)),
    ];
  });
}

const placeFaults = ({ leavesOf, fault }: Check): Fault[] =>
  leavesOf("path").flatMap(({ entry, leaf, text }) => {
    const below = entry.entity.pagesBelow ?? "/";
    return text.startsWith(below) ? [] : [fault(entry, leaf, `expected an address below "${below}", got "${text}"`)];
  });

/**
 * Checks all content.
 * @param folder the `data` folder
 * @returns every fault there is, ordered by file and place; none when the content can be built
 */
export function checkContent(folder: string): Fault[] {
  const files = contentFiles(folder);
  const sources = files.flatMap((file) => {
    const entity = entityOf(file);
    return entity ? [{ entity, source: readSource(folder, file) }] : [];
  });
  const readable = sources.filter(({ source }) => source.syntaxFaults.length === 0);
  const entries = readable.flatMap(({ source, entity }) => entriesOf(source, entity));
  const shapes = [
    ...unexpectedFiles(files),
    ...missingFiles(files),
    ...sources.flatMap(({ source }) => source.syntaxFaults),
    ...readable.flatMap(({ source, entity }) => listFault(source, entity)),
    ...entries.flatMap(shapeFaults),
  ];
  const check: Check = {
    entries,
    leavesOf: (kind) =>
      entries.flatMap((entry) =>
        entry.leaves.flatMap((leaf) =>
          leaf.meaning.kind === kind && typeof leaf.value === "string" ? [{ entry, leaf, text: leaf.value }] : [],
        ),
      ),
    fault: (entry, leaf, message) => entry.source.fault(leaf.at, message),
  };
  // A file that cannot be read would make every link to it look dead.
  const whole = readable.length === sources.length;
  const relations = [
    ...duplicateFaults(check),
    ...placeFaults(check),
    ...imageFaults(check, folder),
    ...tokenFaults(check),
    ...(whole ? [...targetFaults(check), ...referenceFaults(check)] : []),
  ];
  const told = new Set(shapes.map(({ file, line, column }) => `${file}:${line}:${column}`));
  return [...shapes, ...relations.filter(({ file, line, column }) => !told.has(`${file}:${line}:${column}`))].sort(byPlace);
}
