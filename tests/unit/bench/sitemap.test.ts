import { sitemapRoutes } from "../../../scripts/bench/sitemap";

const base = "http://localhost:9000";
const siteOf = (files: Record<string, string>) => async (address: string) => files[address.slice(base.length)];
const map = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>https://www.debato.example${path}</loc></url>`).join("")}</urlset>`;

describe("the pages of another site", () => {
  it("are those of the map that robots.txt names, by way of an index, at the address that is measured", async () => {
    const read = siteOf({
      "/robots.txt": "User-agent: *\nSitemap: https://www.debato.example/maps.xml\n",
      "/maps.xml": "<sitemapindex><sitemap><loc>https://www.debato.example/map-0.xml</loc></sitemap></sitemapindex>",
      "/map-0.xml": map("/pricing", "/", "/pricing"),
    });
    expect(await sitemapRoutes(base, read)).toEqual(["/", "/pricing"]);
  });

  it("are those of sitemap.xml where robots.txt names none", async () => {
    expect(await sitemapRoutes(base, siteOf({ "/sitemap.xml": map("/about?a=1&amp;b=2") }))).toEqual(["/about?a=1&b=2"]);
  });

  it("are none without a map", async () => {
    expect(await sitemapRoutes(base, siteOf({}))).toEqual([]);
  });
});
