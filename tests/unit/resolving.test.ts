import { nodeWith, type ResolverContext } from "../../src/build/resolving";

interface Page {
  id: string;
  path: string;
}

const paths = new Map<string, string>();
const asked: string[] = [];
const pageAt = (path?: string): Page | undefined => [...paths].map(([id, at]) => ({ id, path: at })).find((page) => page.path === path);
const nodeModel: unknown = {
  findOne: async ({ query }: { query: { filter: { path: { eq: string } } } }) => {
    asked.push("found");
    return pageAt(query.filter.path.eq) ?? null;
  },
  getNodeById: ({ id }: { id: string }) => {
    asked.push(id);
    return pageAt(paths.get(id)) ?? null;
  },
};
const context = { nodeModel } as ResolverContext;
const about = () => nodeWith<Page>(context, "Page", "path", "/about");

describe("a node that many pages ask for", () => {
  beforeEach(() => asked.splice(0));

  it("is looked for until there is one", async () => {
    expect(await about()).toBeNull();
    paths.set("first", "/about");
    expect(await about()).toEqual({ id: "first", path: "/about" });
    expect(asked).toEqual(["found", "found"]);
  });

  it("is asked for by its id from then on, so that whoever asks depends on it", async () => {
    await Promise.all([about(), about()]);
    expect(asked).toEqual(["first", "first"]);
  });

  it("is looked for anew where it has changed its value or is gone", async () => {
    paths.set("first", "/us");
    paths.set("second", "/about");
    expect((await about())?.id).toBe("second");
    paths.delete("second");
    expect(await about()).toBeNull();
    expect(asked).toEqual(["first", "found", "second", "found"]);
  });
});
