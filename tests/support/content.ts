import { readdirSync } from "node:fs";
import { join } from "node:path";
import comparison from "../../data/comparison.json";
import faq from "../../data/faq.json";
import integrations from "../../data/integrations.json";
import messages from "../../data/interface.json";
import navigation from "../../data/navigation.json";
import home from "../../data/pages/home.json";
import notFound from "../../data/pages/not-found.json";
import pricing from "../../data/pages/pricing.json";
import plans from "../../data/plans.json";
import debate from "../../data/sample-debate.json";
import site from "../../data/site.json";
import { fillTokens, type Tokens } from "../../src/content/tokens";

/** The content that the tests read, so that a change of words or prices does not break them. */
export { comparison, debate, faq, home, integrations, messages, navigation, notFound, plans, pricing, site };

/** Names and counts for the tokens of a text. */
export const tokens: Tokens = { ...site, scenarios: readdirSync(join(__dirname, "../../data/scenarios")).length, plans: plans.length };

/** A text of the content as the site shows it, with brand and product in place. */
export const shown = (text: string): string => fillTokens(text, tokens);

/**
 * A text of the interface with its places filled in.
 * @param values such as `{ points: 3 }` for `You have moved {points} points`
 */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) => `${values[name] ?? written}`);

/** An amount of dollars as the site writes it: with cents where there are any, and a comma after each thousand. */
export const dollars = (amount: number): string => {
  const cents = Math.round(amount * 100);
  const fraction = { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 };
  return `$${(cents / 100).toLocaleString("en-US", fraction)}`;
};

/** Every text inside a value, however deep. */
export const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
