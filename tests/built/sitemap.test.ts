import { addressOf, builtPage, graphOf, headOf, readBuilt } from "../support/built";
import { routes } from "../support/routes";

const parse = (file: string) => new DOMParser().parseFromString(readBuilt(file), "application/xml");
const texts = (of: Document | Element, name: string) =>
  [...of.getElementsByTagName(name)].map(({ textContent }) => `${textContent}`);

/** The entries of the sitemap, found through its index. */
const entries = texts(parse("sitemap-index.xml"), "loc")
  .flatMap((address) => [...parse(new URL(address).pathname).getElementsByTagName("url")])
  .map((entry) => ({
    address: texts(entry, "loc")[0] ?? "",
    lastModified: texts(entry, "lastmod")[0],
  }));
const entryOf = (path: string) => entries.find(({ address }) => address === addressOf(path));
const paths = routes.map(({ path }) => path);

describe("the sitemap", () => {
  it("is listed in robots.txt", () => {
    expect(readBuilt("robots.txt")).toContain(`Sitemap: ${addressOf("/sitemap-index.xml")}`);
  });

  it("lists every page by its canonical address, and nothing else", () => {
    expect(entries.map(({ address }) => address).sort()).toEqual(paths.map(addressOf).sort());
  });

  it("gives each page's last change, as its structured data does", () => {
    for (const path of paths) {
      const page = graphOf(headOf(builtPage(path))).find((thing) => thing["@type"] === "WebPage");
      expect({ path, date: entryOf(path)?.lastModified }).toEqual({
        path,
        date: page?.dateModified,
      });
    }
  });
});
