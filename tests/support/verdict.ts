import { findNodeAtLocation, type JSONPath, parseTree } from "jsonc-parser";
import { type Fault, formatFault } from "../../src/content/faults";
import { placeOf } from "./editableContent";
import type { Mistake } from "./mistakes";

/** The field as faults name it. */
const nameOf = (path: JSONPath): string =>
  path.reduce<string>((name, key) => `${name}${typeof key === "number" ? `[${key}]` : `${name && "."}${key}`}`, "");

const pathOf = (name: string): JSONPath => [...name.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([word, index]) => (index ? Number(index) : word));

/** Whether a fault stands where its field, or the nearest thing around it, is in the text. */
function standsAtItsField(fault: Fault, text: string, listName?: string): boolean {
  const tree = parseTree(text);
  if (!tree) return false;
  const path = pathOf(fault.field).slice(listName ? 1 : 0);
  const nodes = [...path.keys(), path.length].reverse().map((length) => findNodeAtLocation(tree, path.slice(0, length)));
  const { line, column } = placeOf(text, nodes.find((node) => node)?.offset ?? 0);
  return fault.line === line && fault.column === column;
}

/**
 * Judges what the check has told of a mistake.
 * @param file the file that holds the mistake
 * @param listName the name under which the file's entries are told of, where it holds a list
 * @returns what is wrong with it; undefined where it names the place and the field, once, or where the mistake is harmless
 */
export function verdict(mistake: Mistake, faults: Fault[], file: string, listName?: string): string | undefined {
  const name = nameOf(listName ? [listName, ...mistake.field] : mistake.field);
  const { line, column } = placeOf(mistake.text, mistake.offset);
  const wrong = (words: string) =>
    `${mistake.kind} at data/${file}:${line}:${column} ${name}: ${words} ${faults.slice(0, 4).map(formatFault).join(" | ")}`;

  if (faults.length === 0) return mistake.harmless ? undefined : wrong("accepted");
  const parent = name.replace(/\.?[^.[]+$|\[\d+\]$/, "");
  const key = String(mistake.field.at(-1));
  const isOwn = (fault: Fault) => fault.file === file && fault.field === name && fault.line === line && fault.column === column;
  const isInside = (fault: Fault) =>
    mistake.within === true && fault.file === file && fault.field.startsWith(name) && standsAtItsField(fault, mistake.text, listName);
  // A neighbour that no longer fits, such as the marked words of a title.
  const isNeighbour = ({ field, message }: Fault) => field.startsWith(`${parent}.`) && new RegExp(`\\b${key}\\b`).test(message);
  const isConsequence = (fault: Fault) => mistake.concerns.some((word) => fault.message.includes(word)) || isNeighbour(fault);

  const own = faults.filter(isOwn);
  const others = faults.filter((fault) => !isOwn(fault) && !isInside(fault));
  if (own.length > 1) return wrong("told more than once:");
  if (others.some((fault) => !isConsequence(fault))) return wrong("told elsewhere:");
  if (own.length === 1 && others.some((fault) => !isNeighbour(fault) && !mistake.within)) return wrong("told with its echo:");
  if (own[0] && mistake.says && !mistake.says.test(own[0].message)) return wrong("not told clearly:");
  return undefined;
}
