import { localizedPath, originalPath } from "./languages";
import { capitalized } from "./tokens";

interface Step {
  path: string;
  /** What the step is called if no page is there: its segment of the address, with a capital. */
  label: string;
}

/**
 * Returns the steps from the home page of a language to an address below it.
 * @param path from the router, which writes every sign so that it can be decoded
 */
export function stepsTo(language: string, path: string): Step[] {
  const segments = originalPath(language, path).split("/").filter(Boolean);
  return ["", ...segments].map((segment, index) => ({
    path: localizedPath(language, `/${segments.slice(0, index).join("/")}`),
    label: capitalized(decodeURIComponent(segment)),
  }));
}
