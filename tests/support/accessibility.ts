import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules about colors, which take half of the time. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Checks that a page in its current state breaks no accessibility rule.
 * @param within a CSS selector of the part to check
 * @param colors whether to check its colors too, in light and dark mode
 */
export async function expectAccessible(page: Page, within = "html", colors = true): Promise<void> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  for (const colorScheme of colors ? (["light", "dark"] as const) : (["light"] as const)) {
    await page.emulateMedia({ colorScheme });
    const options: axe.RunOptions = {
      // Shortens the report, of which nothing else is read.
      resultTypes: ["violations"],
      // Frames have pages of third parties.
      iframes: false,
      rules: {
        // axe skips this WCAG 2.2 rule by default.
        "target-size": { enabled: true },
        ...Object.fromEntries(colorRules.map((name) => [name, { enabled: colors }])),
      },
      ...(colorScheme === "dark" && { runOnly: colorRules }),
    };
    const broken = await page.evaluate(
      async ({ within, options }) => {
        const { violations } = await window.axe.run(within, options);
        return violations.map(
          ({ id, help, nodes }) =>
            `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join("\n")}`,
        );
      },
      { within, options },
    );
    expect(broken, `in ${colorScheme} mode`).toEqual([]);
  }
}
