import { contentFiles } from "../content/checks/files";
import { fieldsOf, valueAt } from "../content/schemaFields";
import { page } from "../content/schemas/page";
import { entriesShownBy } from "../content/shownEntries";
import { readSource } from "../content/source";

const typesNamedBy = (part: unknown): string[] =>
  fieldsOf(page, part).flatMap(({ fieldKind }) =>
    fieldKind.kind === "reference" ? [fieldKind.to] : [],
  );

/** Returns the first section that shows all entries of a type, or else names one: its address by the type. */
export function placesIn(folder: string): Record<string, string> {
  const sections = contentFiles(folder, "pages/").flatMap((file) => {
    const { value } = readSource(folder, file);
    return [valueAt(value, ["sections"]) ?? []].flat().map((section) => ({
      part: { sections: [section] },
      address: `${valueAt(value, ["path"])}#${valueAt(section, ["anchor"])}`,
    }));
  });
  const places = [entriesShownBy, typesNamedBy].flatMap((typesOf) =>
    sections.flatMap(({ part, address }) => typesOf(part).map((type) => [type, address])),
  );
  return Object.fromEntries(places.reverse());
}
