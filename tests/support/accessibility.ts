import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rules about colors, which take half of the time. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Checks that a page in its current state breaks no accessibility rule.
 * @param within a CSS selector of the part to check
 * @param colors whether to check its colors too, in light and dark mode
 */
export async function expectAccessible(page: Page, within = "html", colors = true): Promise<void> {
  for (const colorScheme of colors ? (["light", "dark"] as const) : (["light"] as const)) {
    await page.emulateMedia({ colorScheme });
    // axe skips this WCAG 2.2 rule by default. Legacy mode, which skips the third-party pages in frames, and the short result, which
    // omits what passes, halve the time.
    const rules = {
      "target-size": { enabled: true },
      ...Object.fromEntries(colorRules.map((name) => [name, { enabled: colors }])),
    };
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ["violations"], rules })
      .setLegacyMode()
      .include(within);
    if (colorScheme === "dark") axe.withRules(colorRules);
    const { violations } = await axe.analyze();
    const broken = violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join("\n")}`,
    );
    expect(broken, `in ${colorScheme} mode`).toEqual([]);
  }
}
