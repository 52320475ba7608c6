import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rules whose results can differ between light and dark mode. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Checks that a page in its current state breaks no accessibility rule.
 * @param within a CSS selector of the part to check
 * @param modes in which color modes
 */
export async function expectAccessible(
  page: Page,
  within = "html",
  modes: readonly ("light" | "dark")[] = ["light", "dark"],
): Promise<void> {
  for (const colorScheme of modes) {
    await page.emulateMedia({ colorScheme });
    // axe skips this WCAG 2.2 rule by default. Legacy mode, which skips the third-party pages in frames, and the short result, which
    // omits what passes, halve the time.
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })
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
