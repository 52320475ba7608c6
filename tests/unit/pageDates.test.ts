/** @jest-environment node */
import type { SourceNodesArgs } from "gatsby";
import { contentFiles } from "../../src/content/checks/files";
import { createDateNodes, dateType, pageDate } from "../../src/node/routes/pageDates";
import { dataFolder } from "../support/dataFolder";

interface DateNode {
  id: string;
  files: string;
  lastModified: string | null;
  internal: { type: string; contentDigest: string };
}

/** The nodes that are made of the real content. */
function dateNodes(): DateNode[] {
  const nodes: DateNode[] = [];
  const args: unknown = { actions: { createNode: (node: DateNode) => nodes.push(node) }, reporter: { info: () => {} } };
  createDateNodes(args as SourceNodesArgs);
  return nodes;
}

/** A page whose file is `relativePath`, among files with the given dates. */
const dateOf = (relativePath: string, page: object, dates: Record<string, string | null>) =>
  pageDate(
    { ...page, parent: "its file" },
    {
      getNodeById: <Result>({ id, type }: { id: string; type: string }) => {
        const name = id.replace(`${dateType} `, "");
        const node = type === "File" ? { relativePath } : name in dates ? { lastModified: dates[name] } : null;
        return node as Result | null;
      },
    },
  );

describe("the nodes of dates", () => {
  const nodes = dateNodes();
  const named = (files: string) => nodes.find((node) => node.files === files);

  it("are one for each content file and each folder of entries, with the date as digest", () => {
    const single = contentFiles(dataFolder);
    expect(single).toEqual(expect.arrayContaining(["plans.json", "pages/home.json"]));
    expect(nodes.map(({ files }) => files)).toEqual(expect.arrayContaining([...single, "scenarios/*.json"]));
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    for (const { lastModified, internal } of nodes) expect(internal).toEqual({ type: dateType, contentDigest: `${lastModified}` });
  });

  it("tell of a folder what its newest file tells", () => {
    const members = nodes.filter(({ files }) => /^scenarios\/[^*]/.test(files)).map(({ lastModified }) => lastModified ?? "");
    expect(named("scenarios/*.json")?.lastModified ?? "").toBe(members.sort().at(-1));
  });
});

describe("the date of a page", () => {
  const dates = { "pages/about.json": "2026-02-01T00:00:00.000Z", "stats.json": "2026-03-01T00:00:00.000Z" };
  const research = { kind: "stats", anchor: "research", title: "Research", stats: ["studies", "effect-size"] };

  it("is the newest of the files behind it", () => {
    expect(dateOf("pages/about.json", { research }, dates)).toBe("2026-03-01T00:00:00.000Z");
    expect(dateOf("pages/about.json", {}, dates)).toBe("2026-02-01T00:00:00.000Z");
  });

  it("passes over files of unknown date, which are older than what a shallow clone knows, and is unknown with all of them", () => {
    expect(dateOf("pages/about.json", { research }, { ...dates, "stats.json": null })).toBe("2026-02-01T00:00:00.000Z");
    expect(dateOf("pages/about.json", { research }, { "pages/about.json": null, "stats.json": null })).toBeNull();
  });
});
