import { basename } from "node:path";
import { addressOf, builtPage, readBuiltBytes } from "../support/built";
import { shown, site } from "../support/content";
import { headOf, type PageHead } from "../support/head";
import { routes, sitePages } from "../support/routes";

/** The value of a `meta` element, which must occur exactly once. */
const only = ({ meta }: PageHead, name: string): string => {
  expect({ [name]: meta[name] }).toEqual({ [name]: [expect.any(String)] });
  return meta[name]?.[0] ?? "";
};

/** The metadata of a page, or the site's defaults for a page that has none. */
const metadataOf = (path: string) =>
  sitePages().find((page) => page.path === path && "metadata" in page)?.metadata ?? site.defaults;

const heads = new Map(routes.map(({ path }) => [path, headOf(builtPage(path))]));

describe.each([...heads])("the head of %s", (path, head) => {
  it("has its own title, description and keywords, which fit in search results", () => {
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(only(head, "description").length).toBeGreaterThanOrEqual(70);
    expect(only(head, "description").length).toBeLessThanOrEqual(160);
    const { title, description, keywords } = metadataOf(path);
    expect([head.title, only(head, "description"), only(head, "keywords")].map(shown)).toEqual(
      [title, description, keywords.join(", ")].map(shown),
    );
    expect(`${head.title} ${only(head, "description")} ${only(head, "keywords")}`).not.toMatch(
      /[{}]/,
    );
  });

  it("has the page's canonical address, and lets search engines index the page", () => {
    expect(head.canonical).toEqual([addressOf(path)]);
    expect(only(head, "og:url")).toBe(addressOf(path));
    expect(head.meta.robots).toBeUndefined();
  });

  it("has a preview for shared links, with a picture of 1200 by 630", () => {
    expect(only(head, "og:type")).toBe("website");
    expect(only(head, "og:title")).toBe(head.title);
    expect(only(head, "og:description")).toBe(only(head, "description"));
    expect(only(head, "og:site_name")).toBe(site.brand);
    expect(only(head, "og:image:alt")).not.toBe("");
    expect([only(head, "og:image:width"), only(head, "og:image:height")]).toEqual(["1200", "630"]);
    expect(only(head, "twitter:card")).toBe("summary_large_image");
    expect(only(head, "twitter:title")).toBe(head.title);
    expect(only(head, "twitter:description")).toBe(only(head, "description"));
    expect(only(head, "twitter:image")).toBe(only(head, "og:image"));
    expect(only(head, "twitter:image:alt")).toBe(only(head, "og:image:alt"));

    const image = new URL(only(head, "og:image"));
    expect(image.origin).toBe(site.origin);
    const file = readBuiltBytes(image.pathname);
    expect(file.subarray(1, 4).toString()).toBe("PNG");
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

it.each<[string, (head: PageHead) => string]>([
  ["title", ({ title }) => title],
  ["description", (head) => only(head, "description")],
  ["picture", (head) => only(head, "og:image")],
  ["text alternative of the picture", (head) => only(head, "og:image:alt")],
])("no two pages share a %s", (_name, read) => {
  expect(new Set([...heads.values()].map(read)).size).toBe(routes.length);
});

it("the 404 page is not indexed, has no canonical address, and has the site's picture in link previews", () => {
  const { meta, canonical } = headOf(builtPage("/404"));
  expect(meta.robots).toEqual(["noindex"]);
  expect(canonical).toEqual([]);
  expect(meta["og:image"]).toEqual([
    expect.stringContaining(`/static/${basename(site.defaults.image.file, ".png")}-`),
  ]);
  expect(meta["og:image:alt"]).toEqual([shown(site.defaults.image.alt)]);
});
