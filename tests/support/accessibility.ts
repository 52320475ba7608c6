import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Each accessibility rule that a page breaks, with the elements that break it.
 * @param within a CSS selector of the part to check; the whole page without it
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations: found } = await (within ? axe.include(within) : axe).analyze();
  return found.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join("\n")}`);
}
