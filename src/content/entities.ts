import type { z } from "zod";
import { organizationCard, phase, roleCard, sector, stat } from "./schemas/cards";
import { debate, debateWords } from "./schemas/debates";
import { guide, guideFrontmatter } from "./schemas/guides";
import { integrations } from "./schemas/integrations";
import { interfaceText } from "./schemas/interface";
import { navigation, redirect } from "./schemas/navigation";
import {
  aboutPage,
  accessibilityPage,
  briefPage,
  briefsPage,
  educationIndexPage,
  educationPage,
  evidencePage,
  forBuyersPage,
  governmentGuidePage,
  governmentPage,
  governmentUseCasesPage,
  guidesPage,
  homePage,
  legalPage,
  nonprofitsPage,
  notFoundPage,
  organizationsPage,
  pilotProgramPage,
  pricingPage,
  scenarioPage,
} from "./schemas/pages";
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

/** Every content entity of the site. The check refuses a file under `data/` that isn't in this table. */
export const entities: Entity[] = [
  { files: "site.json", type: "SiteSettings", schema: siteSettings },
  { files: "integrations.json", type: "Integrations", schema: integrations },
  { files: "navigation.json", type: "Navigation", schema: navigation },
  { files: "interface.json", type: "InterfaceText", schema: interfaceText },
  { files: "redirects.json", type: "Redirect", schema: redirect, list: true },
  { files: "plans.json", type: "Plan", schema: plan, list: true, section: "plans" },
  {
    files: "comparison.json",
    type: "ComparisonGroup",
    schema: comparisonGroup,
    list: true,
    section: "compare",
  },
  { files: "faq.json", type: "FaqItem", schema: faqItem, list: true, section: "faq" },
  { files: "stats.json", type: "Stat", schema: stat, list: true, section: "research" },
  { files: "phases.json", type: "Phase", schema: phase, list: true },
  { files: "sectors.json", type: "Sector", schema: sector, list: true, section: "who-can-apply" },
  { files: "roles.json", type: "RoleCard", schema: roleCard, list: true, section: "roles" },
  {
    files: "organizations.json",
    type: "OrganizationCard",
    schema: organizationCard,
    list: true,
    section: "uses",
  },
  { files: "pictures.json", type: "Picture", schema: picture, list: true },
  { files: "debates/*.json", type: "Debate", schema: debate },
  { files: "debate-words.json", type: "DebateWords", schema: debateWords },
  { files: "pages/home.json", type: "HomePage", schema: homePage, address: "/" },
  { files: "pages/about.json", type: "AboutPage", schema: aboutPage, address: "/about" },
  {
    files: "pages/pricing.json",
    type: "PricingPage",
    schema: pricingPage,
    address: "/pricing",
    lists: ["Plan", "ComparisonGroup", "FaqItem"],
  },
  {
    files: "pages/pilot-program.json",
    type: "PilotProgramPage",
    schema: pilotProgramPage,
    address: "/pilot-program",
    lists: ["Sector"],
  },
  {
    files: "pages/organizations.json",
    type: "OrganizationsPage",
    schema: organizationsPage,
    address: "/organizations",
    lists: ["OrganizationCard"],
  },
  {
    files: "pages/nonprofits.json",
    type: "NonprofitsPage",
    schema: nonprofitsPage,
    address: "/nonprofits",
    lists: ["RoleCard"],
  },
  {
    files: "pages/education.json",
    type: "EducationIndexPage",
    schema: educationIndexPage,
    address: "/education",
  },
  {
    files: "pages/government-sector.json",
    type: "GovernmentPage",
    schema: governmentPage,
    address: "/government-sector",
    lists: ["ScenarioPage"],
  },
  {
    files: "pages/government-guide.json",
    type: "GovernmentGuidePage",
    schema: governmentGuidePage,
    address: "/government-sector/implementation-guide",
  },
  {
    files: "pages/government-use-cases.json",
    type: "GovernmentUseCasesPage",
    schema: governmentUseCasesPage,
    address: "/government-sector/use-cases",
    lists: ["ScenarioPage"],
  },
  {
    files: "pages/evidence.json",
    type: "EvidencePage",
    schema: evidencePage,
    address: "/evidence",
    lists: ["Stat"],
  },
  {
    files: "pages/for-buyers.json",
    type: "ForBuyersPage",
    schema: forBuyersPage,
    address: "/for-buyers",
  },
  {
    files: "pages/accessibility.json",
    type: "AccessibilityPage",
    schema: accessibilityPage,
    address: "/accessibility",
  },
  {
    files: "pages/briefs.json",
    type: "BriefsPage",
    schema: briefsPage,
    address: "/briefs",
    lists: ["BriefPage"],
  },
  { files: "briefs/*.json", type: "BriefPage", schema: briefPage, address: "/briefs/" },
  {
    files: "pages/guides.json",
    type: "GuidesPage",
    schema: guidesPage,
    address: "/guides",
    lists: ["Guide"],
  },
  {
    files: "pages/privacy-policy.json",
    type: "LegalPage",
    schema: legalPage,
    address: "/privacy-policy",
  },
  { files: "pages/terms.json", type: "LegalPage", schema: legalPage, address: "/terms" },
  { files: "pages/eula.json", type: "LegalPage", schema: legalPage, address: "/eula" },
  { files: "pages/not-found.json", type: "NotFoundPage", schema: notFoundPage, address: "/404" },
  {
    files: "scenarios/*.json",
    type: "ScenarioPage",
    schema: scenarioPage,
    address: "/government-sector/",
  },
  {
    files: "education/*.json",
    type: "EducationPage",
    schema: educationPage,
    address: "/education/",
  },
  {
    files: "guides/*.mdx",
    type: "Guide",
    schema: guide,
    frontmatter: guideFrontmatter,
    address: "/guides/",
  },
];

/**
 * The entity that a file holds.
 * @param file path below `data/`, with forward slashes
 * @returns the entity, or undefined for a file that isn't content
 */
export const entityOf = (file: string): Entity | undefined =>
  entities.find(({ files }) => {
    const [folder, ending] = files.split("*");
    return ending === undefined
      ? files === file
      : file.startsWith(`${folder}`) && file.split("/").length === 2 && file.endsWith(ending);
  });
