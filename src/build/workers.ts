import { availableParallelism } from "node:os";
import { contentFiles } from "../content/checks/files";
import { isDeveloping } from "./liveContent/contentFolder";

/** Below so many content files, to start one more process takes longer than it saves. */
const manyFiles = 500;

/**
 * Has Gatsby ask for and render the pages of a large site on all cores. By itself it leaves one to its main process, which only
 * waits meanwhile. What people have set themselves is left.
 */
export function workOnAllCores(folder: string): void {
  if (isDeveloping() || contentFiles(folder).length < manyFiles) return;
  process.env.GATSBY_CPU_COUNT ??= `${availableParallelism() + 1}`;
}
