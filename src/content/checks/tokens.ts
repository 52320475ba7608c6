import type { Fault } from "../faults";
import { nearMiss } from "../nearMiss";
import { placeholdersIn } from "../tokens";
import type { Content } from "./entries";

/** Words in braces that stand for nothing, and such as must be there and are not. */
export function tokenFaults({ leavesOf, fault }: Content): Fault[] {
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
