import { resolve } from "node:path";
import type { CreateNodeArgs, NodePluginArgs, SourceNodesArgs } from "gatsby";
import { contentFiles } from "../../content/checks/files";
import { entities, entityOf } from "../../content/entities";
import { pageDependencies } from "../../content/pageDependencies";
import type { NodeLookup } from "../graphql/resolving";
import { isDeveloping } from "../liveContent/contentFolder";
import { lastModified } from "./lastModified";

/** The GraphQL type of the nodes with the dates of content files. */
export const dateType = "ContentDate";

/** A page's node; `parent` is the id of its file's node. */
export interface DatedPage {
  parent: string;
}

let hasDates = false;
let isFollowing = false;

const idOf = (files: string) => `${dateType} ${files}`;

const newest = (dates: readonly (string | null)[]): string | null =>
  dates.reduce((a, b) => (b && (!a || b > a) ? b : a), null);

const createDateNode = ({ actions }: NodePluginArgs, files: string, lastModified: string | null) =>
  actions.createNode({
    id: idOf(files),
    files,
    lastModified,
    internal: { type: dateType, contentDigest: `${lastModified}` },
  });

/**
 * Creates a node with the date of every content file, and of every folder with a file for each entry.
 *
 * Gatsby runs a page's queries again when nodes change that the page read. A date can change without its file, for example
 * with a commit. With one node for each date, and the date as its digest, Gatsby updates only the pages of that file.
 */
export function createDateNodes(args: SourceNodesArgs): void {
  const folder = resolve("data");
  const dates = lastModified(folder, contentFiles(folder));
  hasDates = newest([...dates.values()]) !== null;
  if (!hasDates)
    args.reporter.info(
      "git has no history of the content: the sitemap and the pages have no dates.",
    );

  const groups = new Map<string, (string | null)[]>(entities.map(({ files }) => [files, []]));
  for (const [file, date] of dates) groups.get(entityOf(file)?.files ?? "")?.push(date);
  const all = new Map([
    ...dates,
    ...[...groups].map(([files, members]) => [files, newest(members)] as const),
  ]);
  // Also without a date, so that pages that read it get updated when there is one.
  for (const [files, date] of all) createDateNode(args, files, date);
}

/**
 * Makes dates follow changes of files from now on. Not while Gatsby starts: it creates the nodes of unchanged files after
 * `sourceNodes`, with the dates on the disk.
 */
export function followDates(): void {
  isFollowing = hasDates && isDeveloping();
}

/** While developing, gives a content file that changes, and its folder, the date of the change. */
export function updateDateNodes(args: CreateNodeArgs): void {
  const { internal, relativePath, modifiedTime } = args.node;
  if (!isFollowing || internal.type !== "File") return;
  for (const files of new Set([`${relativePath}`, entityOf(`${relativePath}`)?.files])) {
    if (files) createDateNode(args, files, `${modifiedTime}`);
  }
}

/** Returns when a page's content last changed: the newest date of the files that it depends on. */
export function pageDate(page: DatedPage, nodes: Pick<NodeLookup, "getNodeById">): string | null {
  const file = nodes.getNodeById<{ relativePath: string }>({ id: page.parent, type: "File" });
  const dates = pageDependencies(file?.relativePath ?? "", page).map(
    (files) =>
      nodes.getNodeById<{ lastModified: string | null }>({ id: idOf(files), type: dateType })
        ?.lastModified ?? null,
  );
  return newest(dates);
}
