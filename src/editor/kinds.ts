import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { kindsOf } from "../schema/schemaFields";
import { section } from "../sections/schemas";
import { inWords } from "./formFields";

/** An SVG file of `docs/kinds`. */
interface Drawing {
  file: string;
  title: string;
  svg: string;
}

/** A kind of section, with what it is for and how it can look. */
interface ShownKind {
  kind: string;
  description: string;
  /** `prose.svg`, or one for each variant, such as `list-steps.svg`. */
  drawings: Drawing[];
}

/** Returns all kinds of sections with their drawings, from the folder of the site. */
export function shownKinds(site: string): ShownKind[] {
  const folder = join(site, "docs/kinds");
  const drawings = readdirSync(folder)
    .sort()
    .map((file): Drawing => {
      const svg = readFileSync(join(folder, file), "utf8");
      return { file, svg, title: /<title>(.*)<\/title>/.exec(svg)?.[1] ?? "" };
    });
  return kindsOf(section).map((kind, index) => ({
    kind,
    description: z.globalRegistry.get(section.options[index] ?? section)?.description ?? "",
    drawings: drawings.filter(({ file }) => file.split(/[-.]/)[0] === kind),
  }));
}

const figure = ({ svg, title }: Drawing) =>
  `<figure>${svg}<figcaption>${title}</figcaption></figure>`;

/** Returns the HTML of a page with all kinds, for the editor: its menu of kinds and its hints show no pictures. */
export function kindsPage(site: string): string {
  const kinds = shownKinds(site).map(
    ({ kind, description, drawings }) =>
      `<section><h2>${inWords(kind)}</h2><p>${description}</p><div>${drawings.map(figure).join("")}</div></section>`,
  );
  return readFileSync(join(site, "src/editor/kinds.html"), "utf8").replace("{kinds}", () =>
    kinds.join("\n"),
  );
}
