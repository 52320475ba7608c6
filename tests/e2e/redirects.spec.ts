import redirects from "../../data/redirects.json";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

for (const { from, to } of redirects) {
  for (const written of [from, `${from}/`]) {
    test(`${written} has moved for good to ${to}`, async ({ request }) => {
      const first = await request.get(written, { maxRedirects: 0 });
      expect(first.status()).toBe(301);
      const target = first.headers().location ?? "";
      // A slash at the end is taken off first, and the redirect itself follows.
      const next = target === from ? ((await request.get(target, { maxRedirects: 0 })).headers().location ?? "") : target;
      expect(next).toBe(to);
      expect((await request.get(to.split("#")[0] ?? "", { maxRedirects: 0 })).status()).toBe(200);
    });
  }
}

test("an old address opens the new page in a browser, at its place", { tag: "@smoke" }, async ({ page }) => {
  await page.goto("/contact");
  await expect(page).toHaveURL("/pilot-program#contact");
  await expect(
    page.getByRole("link", { name: "Contact our team" }).or(page.getByRole("button", { name: "Contact our team" })),
  ).toBeInViewport();
});

for (const { path } of routes.filter(({ path }) => path !== "/")) {
  test(`${path}/ leads to ${path}`, async ({ request }) => {
    const response = await request.get(`${path}/`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(path);
  });
}
