import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What can differ between light and dark mode. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Checks that a page as it stands breaks no accessibility rule, in light and in dark mode.
 * @param within a CSS selector of the part to check; the whole page without it
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // axe leaves out this rule of WCAG 2.2 unless it is asked for. Its legacy mode and the short result halve the time: what frames
    // show belongs to others, and nobody reads what passes.
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })
      .setLegacyMode();
    if (within) axe.include(within);
    if (colorScheme === "dark") axe.withRules(colorRules);
    const { violations } = await axe.analyze();
    const broken = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join("\n")}`);
    expect(broken, `in ${colorScheme} mode`).toEqual([]);
  }
}
