import { resolve } from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { contentFiles } from "../../content/checks/files";
import { entities, entityOf } from "../../content/entities";
import { pageDependencies } from "../../content/pageDependencies";
import { lastModified } from "./lastModified";

/** The GraphQL type of the nodes that hold the dates of content files. */
export const dateType = "ContentDate";

/** What finding a page's date takes of Gatsby's node model; what is read through it, the page depends on. */
export interface DateLookup {
  getNodeById<Result>(query: { id: string; type: string }): Result | null;
}

/** A page's node: what its file holds, and the node of that file. */
export interface DatedPage {
  parent: string;
}

const idOf = (files: string) => `${dateType} ${files}`;

const newest = (dates: readonly (string | null)[]): string | null => dates.reduce((a, b) => (b && (!a || b > a) ? b : a), null);

/**
 * Makes a node for the date of every content file, and of every folder that holds an entry a file.
 *
 * Gatsby asks for a page's data again when nodes that it read have changed. A date changes without its file, as when the file
 * is committed: read from git by the query itself, it would stay what it was. As a node, with the date as its digest, it brings
 * up again the pages that rest on this file, and no others; one node for all dates would bring up every page.
 */
export function createDateNodes({ actions, reporter }: SourceNodesArgs): void {
  const folder = resolve("data");
  const dates = lastModified(folder, contentFiles(folder));
  if (!newest([...dates.values()])) reporter.info("No history tells when the content changed: sitemap and pages leave the date out.");

  const groups = new Map<string, (string | null)[]>(entities.map(({ files }) => [files, []]));
  for (const [file, date] of dates) groups.get(entityOf(file)?.files ?? "")?.push(date);
  const all = new Map([...dates, ...[...groups].map(([files, members]) => [files, newest(members)] as const)]);
  for (const [files, date] of all) {
    // Also where no date is known, so that a page that read none is made again once there is one.
    actions.createNode({ id: idOf(files), files, lastModified: date, internal: { type: dateType, contentDigest: `${date}` } });
  }
}

/** When the content of a page last changed: the newest date of the files behind it. */
export function pageDate(page: DatedPage, nodes: DateLookup): string | null {
  const file = nodes.getNodeById<{ relativePath: string }>({ id: page.parent, type: "File" });
  const dates = pageDependencies(file?.relativePath ?? "", page).map(
    (files) => nodes.getNodeById<{ lastModified: string | null }>({ id: idOf(files), type: dateType })?.lastModified ?? null,
  );
  return newest(dates);
}
