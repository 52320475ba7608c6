import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import comparison from "../../data/comparison.json";
import comparisonGroups from "../../data/comparison-groups.json";
import debateWords from "../../data/debate-words.json";
import faq from "../../data/faq.json";
import integrationsFile from "../../data/integrations.json";
import messages from "../../data/interface.json";
import navigation from "../../data/navigation.json";
import about from "../../data/pages/about.json";
import home from "../../data/pages/home.json";
import notFound from "../../data/pages/not-found.json";
import organizations from "../../data/pages/organizations.json";
import pricing from "../../data/pages/pricing.json";
import plans from "../../data/plans.json";
import roles from "../../data/roles.json";
import site from "../../data/site.json";
import stats from "../../data/stats.json";
import { contentFiles } from "../../src/content/folder";
import type { debate as debateSchema } from "../../src/debate/schema";
import type { integrations as integrationsSchema } from "../../src/schema/entries/integrations";
import { tokenValues } from "../../src/schema/tokenValues";
import type { section } from "../../src/sections/schemas";
import { withoutLinks } from "../../src/shared/textLinks";
import { fillPlaceholders } from "../../src/shared/tokens";

type Debate = Required<z.infer<typeof debateSchema>>;
type Argument = Debate["arguments"][number];
type Section = z.infer<typeof section>;

/** Also with what the owner may fill in or leave out. */
const integrations: z.infer<typeof integrationsSchema> = integrationsFile;

/** The content that the tests read, so that new texts or prices don't break them. */
export {
  about,
  comparison,
  comparisonGroups,
  debateWords,
  faq,
  fillPlaceholders,
  home,
  integrations,
  messages,
  navigation,
  notFound,
  organizations,
  plans,
  pricing,
  roles,
  site,
};

export const dataFolder = join(__dirname, "../../data");

/** The content of the JSON files in a folder of `data/`. */
export const filesIn = <Content>(folder: string): Content[] =>
  contentFiles(dataFolder, folder).map((file) =>
    JSON.parse(readFileSync(join(dataFolder, file), "utf8")),
  );

/** A page's first section of a kind, with certain options if there are several. */
export function sectionOf<Kind extends Section["kind"]>(
  { sections }: { sections: { kind: string }[] },
  kind: Kind,
  options: Partial<Extract<Section, { kind: Kind }>> = {},
) {
  const wanted = Object.entries({ ...options, kind });
  const found = sections.find((one) =>
    wanted.every(([name, value]) => Reflect.get(one, name) === value),
  );
  if (!found) throw new Error(`the page has no section of the kind ${kind}`);
  return found as Extract<Section, { kind: Kind }>;
}

export const estimate = sectionOf(pricing, "estimate");

/** The debate on the home page. */
export const debate = filesIn<Debate>("debates").find(
  ({ slug }) => slug === home.hero.debate,
) as Debate & { arguments: Required<Argument>[] };

/** The tool that loads by itself. */
export const consent = integrations.tools.find(
  ({ loadsByItself }) => loadsByItself,
) as (typeof integrations.tools)[number];

/** What stands for the tokens in texts. */
const tokens = tokenValues({
  SiteSettings: [site],
  Plan: plans,
  ComparisonRow: comparison,
  ScenarioPage: filesIn("scenarios"),
  Stat: stats,
});

/** A text of the content as pages show it. */
export const withTokens = (text: string): string => withoutLinks(fillPlaceholders(text, tokens));

/** The text of the link to an address. */
export function labelOf(links: { label: string; to?: string }[], path: string): string {
  const link = links.find(({ to }) => to === path);
  if (!link) throw new Error(`there is no link to ${path}`);
  return withTokens(link.label);
}

const links = [
  ...navigation.menu.flatMap<{ label: string; to: string }>((entry) => entry.children ?? [entry]),
  ...navigation.footer.flatMap((column) => column.links),
];

/** The texts of the menu's and footer's links that tests follow. */
export const labels = {
  about: labelOf(links, "/about"),
  consultation: withTokens(navigation.consultation.label),
  education: labelOf(links, "/education"),
  faq: labelOf(links, "/pricing#faq"),
  organizations: labelOf(links, "/organizations"),
  pricing: labelOf(links, "/pricing"),
  privacyPolicy: labelOf(links, "/privacy-policy"),
  terms: labelOf(links, "/terms"),
  /** The button that opens the menu's group. */
  useCases: withTokens(navigation.menu.find(({ children }) => children)?.label ?? ""),
};

/** Every text inside a value, at any depth. */
export const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
