import AxeBuilder from "@axe-core/playwright";
import { visit } from "../support/actions";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    for (const { path } of routes) {
      test(`${path} has no accessibility problem, with all its details open`, async ({ page }) => {
        await visit(page, path);
        const closed = page.getByRole("main").getByRole("button", { name: "View Details" });
        for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
        await expect(closed).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
      });
    }
  });
}
