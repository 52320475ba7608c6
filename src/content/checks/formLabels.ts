import type { Problem } from "../problems";
import { valueAt } from "../walk";
import type { Content, FoundLeaf } from "./entries";

const labelOf = ({ entry, leaf }: FoundLeaf) =>
  valueAt(entry.source.value, [...leaf.at.slice(0, -1), "label"]);

/**
 * Words that open a form in one place and lead elsewhere in another. They may also lead to the page on which they open the form,
 * as "Apply" leads to the page with the application.
 */
export function formLabelProblems({ leavesOf, problemAt, isSound }: Content): Problem[] {
  const links = leavesOf("target").map((found) => ({ ...found, label: labelOf(found) }));
  const forms = links.filter(
    ({ entry, text }) => text.startsWith("form:") && isSound(entry.source.file),
  );
  return links.flatMap(({ entry, leaf, text, label }) => {
    const other = forms.find((form) => form.label === label && form.text !== text);
    const onPage = other && valueAt(other.entry.value, ["path"]);
    if (!other || typeof label !== "string" || text === onPage || text.startsWith("form:"))
      return [];
    const place = `data/${other.entry.source.file}`;
    return [
      problemAt(
        entry,
        leaf,
        `expected "${other.text}", because "${label}" opens it in ${place}, got "${text}"; or write other words`,
      ),
    ];
  });
}
