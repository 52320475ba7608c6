import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rules whose results can differ between light and dark mode. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Checks that a page in its current state breaks no accessibility rule, in light and in dark mode.
 * @param within a CSS selector of the part to check; the whole page by default
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // axe skips this WCAG 2.2 rule by default. Legacy mode, which skips the third-party pages in frames, and the short result, which
    // omits what passes, halve the time.
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })
      .setLegacyMode();
    if (within) axe.include(within);
    if (colorScheme === "dark") axe.withRules(colorRules);
    const { violations } = await axe.analyze();
    const broken = violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join("\n")}`,
    );
    expect(broken, `in ${colorScheme} mode`).toEqual([]);
  }
}
