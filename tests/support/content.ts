import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import comparison from "../../data/comparison.json";
import debateWords from "../../data/debate-words.json";
import faq from "../../data/faq.json";
import integrations from "../../data/integrations.json";
import messages from "../../data/interface.json";
import navigation from "../../data/navigation.json";
import about from "../../data/pages/about.json";
import home from "../../data/pages/home.json";
import notFound from "../../data/pages/not-found.json";
import pricing from "../../data/pages/pricing.json";
import plans from "../../data/plans.json";
import roles from "../../data/roles.json";
import site from "../../data/site.json";
import type { debate as debateSchema } from "../../src/content/schemas/debates";
import { fillTokens, type Tokens } from "../../src/content/tokens";

type Debate = z.infer<typeof debateSchema>;

/** The content that the tests read, so that a change of words or prices does not break them. */
export { about, comparison, debateWords, faq, home, integrations, messages, navigation, notFound, plans, pricing, roles, site };

const filesIn = <Content>(folder: string): Content[] => {
  const files = join(__dirname, "../../data", folder);
  return readdirSync(files).map((file) => JSON.parse(readFileSync(join(files, file), "utf8")));
};

const debates = filesIn<Debate>("debates");

/**
 * The debate that a page names.
 * @param slug its name
 */
export function debateNamed(slug: string): Debate {
  const found = debates.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`data/debates has no debate ${slug}`);
  return found;
}

/** The debate on the home page. */
export const debate = debateNamed(home.debate.debate);

interface PageWithDebate {
  path: string;
  debate: typeof home.debate;
}

/** Every page that has a debate. */
export const pagesWithDebate = filesIn<Partial<PageWithDebate>>("pages").filter(
  (page): page is PageWithDebate => page.debate !== undefined,
);

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
