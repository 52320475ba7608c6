import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { SourceNodesArgs } from "gatsby";
import { mirrorFolder } from "./mirrorFolder";

/** In milliseconds: how long Gatsby may take to see files that changed; it sees later ones too, if less quickly. */
const timeout = 2000;

type Nodes = Pick<SourceNodesArgs, "getNodesByType">;

/** Whether Gatsby holds a file as it is now, and what JSON says has become nodes of its own. */
function isTakenUp(path: string, { getNodesByType }: Nodes): boolean {
  const node = getNodesByType("File").find(({ absolutePath }) => absolutePath === path.replaceAll("\\", "/"));
  if (!node || !existsSync(path)) return !node && !existsSync(path);
  const digest = createHash("md5").update(readFileSync(path)).digest("hex");
  return node.internal.contentDigest === digest && (!path.endsWith(".json") || node.children.length > 0);
}

/**
 * Hands content over to Gatsby while it develops.
 *
 * Gatsby sees by itself that files changed, but then waits half a second for more and builds its whole GraphQL schema anew. Asked
 * to refresh, it does neither: the files are changed while it sources, and no entry can change the schema, which is declared.
 */
export class ContentHandover {
  private isDue = false;
  private refreshAddress: string | undefined;

  /**
   * @param from the folder with the content to hand over
   * @param to the folder that Gatsby reads and watches
   */
  constructor(
    private readonly from: string,
    private readonly to: string,
  ) {
    // https://www.gatsbyjs.com/docs/refreshing-content/
    process.env.ENABLE_GATSBY_REFRESH_ENDPOINT = "true";
    process.env.GATSBY_EXPERIMENTAL_DISABLE_SCHEMA_REBUILD = "true";
  }

  /** To be called once Gatsby has started whole: a refresh before that would end its start. */
  allowRefresh(port: number): void {
    this.refreshAddress = `http://localhost:${port}/__refresh/default-site-plugin`;
  }

  /** Hands over what the folder holds. */
  async offer(): Promise<void> {
    this.isDue = true;
    if (!(await this.isRefreshing())) this.copy();
  }

  /** Takes an offer back that Gatsby has not come for yet. */
  withdraw(): void {
    this.isDue = false;
  }

  /** To be called while Gatsby sources its nodes: changes the files, and ends when Gatsby holds them. */
  async give(nodes: Nodes): Promise<void> {
    const changed = this.copy().map((file) => join(this.to, file));
    const end = Date.now() + timeout;
    while (!changed.every((path) => isTakenUp(path, nodes)) && Date.now() < end) await setTimeout(10);
  }

  private copy(): string[] {
    if (!this.isDue) return [];
    this.isDue = false;
    return mirrorFolder(this.from, this.to);
  }

  private async isRefreshing(): Promise<boolean> {
    if (!this.refreshAddress) return false;
    try {
      return (await fetch(this.refreshAddress, { method: "POST" })).ok;
    } catch {
      // Behind https or on an address of its own, the server is not found here; its own watching serves as well.
      return false;
    }
  }
}
