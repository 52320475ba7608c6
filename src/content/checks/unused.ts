import { posix } from "node:path";
import { entities } from "../entities";
import { type FieldKind, targetPattern } from "../fields";
import { meantBy } from "../nearMiss";
import { iconFile } from "../pictureSizes";
import type { Problem } from "../problems";
import { fieldKindsWithin, referencesIn, schemaAt } from "../walk";
import { type Content, type Entry, isOwn, ownSlugs } from "./entries";
import { fileProblem } from "./files";
import { fileMeant, imageFiles } from "./images";
import { outsideTargets } from "./targets";

/** Targets that the site's code links to: plans lead to the upgrade page and to the contact form. */
export const linkedByCode: readonly string[] = ["site:upgradePlan", "form:contact"];

/** What entries that don't fit their schema may refer to. */
interface Doubt {
  /** All of their texts, because one under a misspelled field or kind may be a reference. */
  words: string[];
  /** The kinds of their fields that are missing or have a wrong type. */
  lost: FieldKind[];
}

const wordsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

const lostIn = ({ entity, value }: Entry): FieldKind[] =>
  (entity.schema.safeParse(value).error?.issues ?? []).flatMap((issue) => {
    const lost =
      issue.code === "invalid_type" ? schemaAt(entity.schema, value, issue.path) : undefined;
    return lost ? fieldKindsWithin(lost) : [];
  });

/** Types whose entries pages show by reference. A page that lists all of them doesn't make one of them used. */
const referredTypes = () => new Set(entities.flatMap(({ schema }) => referencesIn(schema)));

function unusedEntries(content: Content, { words, lost }: Doubt): Problem[] {
  const { leavesOf, problemAt } = content;
  return [...referredTypes()].flatMap((type) => {
    const toType = (fieldKind: FieldKind) =>
      fieldKind.kind === "reference" && fieldKind.to === type;
    const references = leavesOf("reference").filter(({ leaf }) => toType(leaf.fieldKind));
    const used = meantBy(
      references.map(({ text }) => text),
      ownSlugs(content, type),
    );
    if (!used || lost.some(toType)) return [];
    return leavesOf("slug")
      .filter(
        ({ entry, leaf, text }) =>
          entry.entity.type === type &&
          isOwn(leaf, entry) &&
          !used.has(text) &&
          !words.includes(text),
      )
      .map(({ entry, leaf, text }) =>
        problemAt(entry, leaf, `nothing refers to "${text}"; name it on a page, or take it out`),
      );
  });
}

function unusedAddresses(content: Content, { words, lost }: Doubt): Problem[] {
  const integrations = content.entries.find(({ entity }) => entity.type === "Integrations");
  const outside = outsideTargets(content);
  const targets = content.leavesOf("target").map(({ text }) => text);
  const followed = meantBy(
    targets.filter((target) => !targetPattern.test(target) || /^(site|form):/.test(target)),
    outside,
  );
  if (!integrations || !followed || lost.some(({ kind }) => kind === "target")) return [];
  return outside
    .filter(
      (target) =>
        !followed.has(target) && !linkedByCode.includes(target) && !words.includes(target),
    )
    .map((target) => {
      const [scheme = "", name = ""] = target.split(":");
      const message = `no link leads to "${target}"; add one, or ask a developer to take it out here and in src/content/schemas/integrations.ts`;
      return integrations.source.problemAt([`${scheme}s`, name], message, true);
    });
}

function unusedImages({ leavesOf }: Content, folder: string, { words, lost }: Doubt): Problem[] {
  const files = imageFiles(folder);
  const named = leavesOf("image").map(({ entry, text }) => fileMeant(entry, text));
  const used = meantBy(named, files);
  if (!used || lost.some(({ kind }) => kind === "image")) return [];
  return files
    .filter(
      (file) =>
        !used.has(file) &&
        file !== iconFile &&
        !words.some((word) => posix.basename(word) === posix.basename(file)),
    )
    .map((file) =>
      fileProblem(file, "nothing shows this picture; delete it, or name it in data/pictures.json"),
    );
}

/**
 * Entries that nothing refers to, addresses of other services that no link leads to, and files in data/images that nothing shows.
 * Doesn't report what an entry that doesn't fit its schema may use.
 * @param content all content
 * @param folder the `data` folder
 */
export function unusedProblems(content: Content, folder: string): Problem[] {
  const unfit = content.entries.filter(
    ({ entity, source, value }) =>
      !content.isSound(source.file) && !entity.schema.safeParse(value).success,
  );
  const doubt: Doubt = {
    words: unfit.flatMap(({ value }) => wordsIn(value)),
    lost: unfit.flatMap(lostIn),
  };
  return [
    ...unusedEntries(content, doubt),
    ...unusedAddresses(content, doubt),
    ...unusedImages(content, folder, doubt),
  ];
}
