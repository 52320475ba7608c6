import type { z } from "zod";
import { organizationCard, phase, roleCard, sector, stat } from "./schemas/cards";
import { debate, debateWords } from "./schemas/debates";
import { guide, guideFrontmatter } from "./schemas/guides";
import { integrations } from "./schemas/integrations";
import { interfaceText } from "./schemas/interface";
import { navigation, redirect } from "./schemas/navigation";
import * as pages from "./schemas/pages";
import { picture } from "./schemas/pictures";
import { comparisonGroup, faqItem, plan } from "./schemas/plans";
import { siteSettings } from "./schemas/site";

/** A kind of content: where it lives under `data/`, its GraphQL type, and its schema. */
export interface Entity {
  /** A file, or `folder/*.json` or `folder/*.mdx` when each entry has a file of its own. */
  files: string;
  /** The name of its GraphQL type. */
  type: string;
  /** What one entry looks like. */
  schema: z.ZodObject;
  /** What authors write of an MDX file's entry: the fields at its top. The parser adds the others. */
  frontmatter?: z.ZodObject;
  /** Whether the file holds a list of entries. */
  list?: boolean;
  /** Set on pages only: the address that the page has in src/pages, or what the addresses of a folder's pages begin with. */
  address?: string;
  /** The types of which the page shows every entry, in addition to the entries that its own file names. */
  lists?: readonly string[];
  /** Set where a page lists every entry: the anchor of the section that does. */
  section?: string;
}

type Further = Omit<Entity, "files" | "type" | "schema">;

const entity = (files: string, schema: z.ZodObject, further: Further = {}): Entity => ({
  files,
  type: `${schema.meta()?.id}`,
  schema,
  ...further,
});

const list = (files: string, schema: z.ZodObject, section?: string) =>
  entity(files, schema, { list: true, section });

const page = (
  name: string,
  schema: z.ZodObject,
  lists: string[] = [],
  address = `/${name}`,
): Entity => entity(`pages/${name}.json`, schema, { address, lists });

/** Every content entity of the site. The check refuses a file under `data/` that isn't in this table. */
export const entities: Entity[] = [
  entity("site.json", siteSettings),
  entity("integrations.json", integrations),
  entity("navigation.json", navigation),
  entity("interface.json", interfaceText),
  list("redirects.json", redirect),
  list("plans.json", plan, "plans"),
  list("comparison.json", comparisonGroup, "compare"),
  list("faq.json", faqItem, "faq"),
  list("stats.json", stat, "research"),
  list("phases.json", phase),
  list("sectors.json", sector, "who-can-apply"),
  list("roles.json", roleCard, "roles"),
  list("organizations.json", organizationCard, "uses"),
  list("pictures.json", picture),
  entity("debates/*.json", debate),
  entity("debate-words.json", debateWords),
  page("home", pages.homePage, [], "/"),
  page("about", pages.aboutPage),
  page("pricing", pages.pricingPage, ["Plan", "ComparisonGroup", "FaqItem"]),
  page("pilot-program", pages.pilotProgramPage, ["Sector"]),
  page("organizations", pages.organizationsPage, ["OrganizationCard"]),
  page("nonprofits", pages.nonprofitsPage, ["RoleCard"]),
  page("education", pages.educationIndexPage),
  page("government-sector", pages.governmentPage, ["ScenarioPage"]),
  page(
    "government-guide",
    pages.governmentGuidePage,
    [],
    "/government-sector/implementation-guide",
  ),
  page(
    "government-use-cases",
    pages.governmentUseCasesPage,
    ["ScenarioPage"],
    "/government-sector/use-cases",
  ),
  page("evidence", pages.evidencePage, ["Stat"]),
  page("for-buyers", pages.forBuyersPage),
  page("accessibility", pages.accessibilityPage),
  page("briefs", pages.briefsPage, ["BriefPage"]),
  entity("briefs/*.json", pages.briefPage, { address: "/briefs/" }),
  page("guides", pages.guidesPage, ["Guide"]),
  page("privacy-policy", pages.legalPage),
  page("terms", pages.legalPage),
  page("eula", pages.legalPage),
  page("not-found", pages.notFoundPage, [], "/404"),
  entity("scenarios/*.json", pages.scenarioPage, { address: "/government-sector/" }),
  entity("education/*.json", pages.educationPage, { address: "/education/" }),
  entity("guides/*.mdx", guide, { frontmatter: guideFrontmatter, address: "/guides/" }),
];

/** The entity that a file below `data/` holds; undefined for a file that isn't content. */
export const entityOf = (file: string): Entity | undefined =>
  entities.find(({ files }) => {
    const [folder, ending] = files.split("*");
    return ending === undefined
      ? files === file
      : file.startsWith(`${folder}`) && file.split("/").length === 2 && file.endsWith(ending);
  });
