import { visit } from "../support/actions";
import { site } from "../support/content";
import { graphOf, type PageHead, readHead } from "../support/head";
import { labelsTo, routes } from "../support/routes";
import { expect, test } from "../support/test";

const addressOf = (path: string) => `${site.origin}${path}`;

/** The one value of a `meta` element; a missing or repeated one is a fault. */
const only = ({ meta }: PageHead, name: string) => {
  expect(meta[name], name).toHaveLength(1);
  return meta[name]?.[0] ?? "";
};

test.describe("as a crawler without JavaScript reads it", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of routes) {
    test.describe(path, () => {
      test("has a title, a description, keywords and its own address", async ({ page }) => {
        await page.goto(path);
        const head = await readHead(page);
        expect(head.title).toContain(site.brand);
        expect(only(head, "description").length).toBeGreaterThan(50);
        expect(only(head, "keywords").split(", ").length).toBeGreaterThan(2);
        expect(head.canonical).toEqual([addressOf(path)]);
        expect(head.meta.robots ?? []).toEqual([]);
        expect(`${head.title} ${only(head, "description")} ${only(head, "keywords")}`).not.toMatch(/[{}]/);
      });

      test("has a preview for shared links, with a picture of 1200 by 630", async ({ page, request }) => {
        await page.goto(path);
        const head = await readHead(page);
        expect(only(head, "og:type")).toBe("website");
        expect(only(head, "og:title")).toBe(head.title);
        expect(only(head, "og:description")).toBe(only(head, "description"));
        expect(only(head, "og:url")).toBe(addressOf(path));
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
        const response = await request.get(image.pathname);
        expect(response.headers()["content-type"]).toBe("image/png");
        const file = await response.body();
        expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
      });

      test("has one graph of structured data, about this page", async ({ page }) => {
        await page.goto(path);
        const head = await readHead(page);
        expect(head.structuredData).toHaveLength(1);
        const graph = graphOf(head);
        const one = (type: string) => {
          const things = graph.filter((thing) => thing["@type"] === type);
          expect(things, type).toHaveLength(1);
          return things[0];
        };
        expect(one("WebPage")).toMatchObject({
          url: addressOf(path),
          name: head.title,
          description: only(head, "description"),
          primaryImageOfPage: { url: only(head, "og:image"), caption: only(head, "og:image:alt") },
        });
        expect(one("SoftwareApplication")).toMatchObject({
          name: site.brand,
          offers: { price: "0.00", priceCurrency: "USD" },
          aggregateRating: { ratingValue: "5.0", ratingCount: 13, bestRating: 5, worstRating: 1 },
        });
        expect(one("Organization")).toMatchObject({ name: site.brand });
        if (path === "/") expect(graph.filter((thing) => thing["@type"] === "BreadcrumbList")).toEqual([]);
        else {
          const labels = labelsTo(path);
          expect(one("BreadcrumbList")).toMatchObject({
            itemListElement: labels.map((name, index) => ({ "@type": "ListItem", position: index + 1, name })),
          });
        }
      });
    });
  }

  test("no two pages share a title, a description or a picture", async ({ page }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    const pictures = new Set<string>();
    const alternatives = new Set<string>();
    for (const { path } of routes) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const head = await readHead(page);
      titles.add(head.title);
      descriptions.add(only(head, "description"));
      pictures.add(only(head, "og:image"));
      alternatives.add(only(head, "og:image:alt"));
    }
    expect(titles.size).toBe(routes.length);
    expect(descriptions.size).toBe(routes.length);
    expect(pictures.size).toBe(routes.length);
    expect(alternatives.size).toBe(routes.length);
  });
});

test("the head follows when the page changes without a reload", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveTitle(/^Plans and Prices/);
  await expect
    .poll(async () => {
      const { canonical, structuredData, meta } = await readHead(page);
      return [canonical, structuredData.length, meta.description?.length, meta["og:url"]];
    })
    .toEqual([[addressOf("/pricing")], 1, 1, [addressOf("/pricing")]]);
});
