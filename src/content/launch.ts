import type { JSONPath } from "jsonc-parser";
import { byPlace, type Fault } from "./faults";
import { readSource } from "./source";

/** Hosts and ids that stand for real ones which the owner has yet to fill in. */
const standIn = /\.example(\/|$)|-document-id$/;

const placeholders = (value: unknown, at: JSONPath): JSONPath[] => {
  if (typeof value === "string") return standIn.test(value) ? [at] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placeholders(inner, [...at, key]));
};

/**
 * What is still to be filled in before the site can go public.
 * @param folder the `data` folder
 */
export function launchFaults(folder: string): Fault[] {
  return ["site.json", "integrations.json"]
    .flatMap((file) => {
      const source = readSource(folder, file);
      return placeholders(source.value, []).map((at) => source.fault(at, "still a stand-in; fill in the real one before launch"));
    })
    .sort(byPlace);
}
