import type { z } from "zod";
import { organizationCard, phase, roleCard, sector, stat } from "./shapes/cards";
import { knownDisagreement } from "./shapes/disagreements";
import { integrations } from "./shapes/integrations";
import { interfaceText } from "./shapes/interface";
import { navigation, redirect } from "./shapes/navigation";
import {
  aboutPage,
  educationIndexPage,
  educationPage,
  governmentGuidePage,
  governmentPage,
  governmentUseCasesPage,
  homePage,
  legalPage,
  nonprofitsPage,
  notFoundPage,
  organizationsPage,
  pilotProgramPage,
  pricingPage,
  scenarioPage,
} from "./shapes/pages";
import { picture } from "./shapes/pictures";
import { comparisonGroup, faqItem, plan } from "./shapes/plans";
import { sampleDebate } from "./shapes/sampleDebate";
import { siteSettings } from "./shapes/site";

/** A kind of content: where it lives under `data/`, its GraphQL type, and its shape. */
export interface Entity {
  /** A file, or `folder/*.json` for one file an entry. */
  files: string;
  /** The name of its GraphQL type. */
  type: string;
  /** What one entry looks like. */
  shape: z.ZodObject;
  /** Whether the file holds a list of entries. */
  list?: boolean;
  /** The page's address, as src/pages has it; of a folder's pages, what their addresses begin with. Set on pages only. */
  address?: string;
  /** The types whose entries the page shows, all of them, beside what its own file names. */
  lists?: readonly string[];
}

/** Every content entity of the site; nothing under `data/` stands outside this table. */
export const entities: Entity[] = [
  { files: "site.json", type: "SiteSettings", shape: siteSettings },
  { files: "integrations.json", type: "Integrations", shape: integrations },
  { files: "navigation.json", type: "Navigation", shape: navigation },
  { files: "interface.json", type: "InterfaceText", shape: interfaceText },
  { files: "redirects.json", type: "Redirect", shape: redirect, list: true },
  { files: "plans.json", type: "Plan", shape: plan, list: true },
  { files: "comparison.json", type: "ComparisonGroup", shape: comparisonGroup, list: true },
  { files: "faq.json", type: "FaqItem", shape: faqItem, list: true },
  { files: "stats.json", type: "Stat", shape: stat, list: true },
  { files: "phases.json", type: "Phase", shape: phase, list: true },
  { files: "sectors.json", type: "Sector", shape: sector, list: true },
  { files: "roles.json", type: "RoleCard", shape: roleCard, list: true },
  { files: "organizations.json", type: "OrganizationCard", shape: organizationCard, list: true },
  { files: "pictures.json", type: "Picture", shape: picture, list: true },
  { files: "known-disagreements.json", type: "KnownDisagreement", shape: knownDisagreement, list: true },
  { files: "sample-debate.json", type: "SampleDebate", shape: sampleDebate },
  { files: "pages/home.json", type: "HomePage", shape: homePage, address: "/", lists: ["SampleDebate"] },
  { files: "pages/about.json", type: "AboutPage", shape: aboutPage, address: "/about" },
  {
    files: "pages/pricing.json",
    type: "PricingPage",
    shape: pricingPage,
    address: "/pricing",
    lists: ["Plan", "ComparisonGroup", "FaqItem"],
  },
  { files: "pages/pilot-program.json", type: "PilotProgramPage", shape: pilotProgramPage, address: "/pilot-program", lists: ["Sector"] },
  {
    files: "pages/organizations.json",
    type: "OrganizationsPage",
    shape: organizationsPage,
    address: "/organizations",
    lists: ["OrganizationCard"],
  },
  { files: "pages/nonprofits.json", type: "NonprofitsPage", shape: nonprofitsPage, address: "/nonprofits", lists: ["RoleCard"] },
  { files: "pages/education.json", type: "EducationIndexPage", shape: educationIndexPage, address: "/education" },
  {
    files: "pages/government-sector.json",
    type: "GovernmentPage",
    shape: governmentPage,
    address: "/government-sector",
    lists: ["ScenarioPage"],
  },
  {
    files: "pages/government-guide.json",
    type: "GovernmentGuidePage",
    shape: governmentGuidePage,
    address: "/government-sector/implementation-guide",
  },
  {
    files: "pages/government-use-cases.json",
    type: "GovernmentUseCasesPage",
    shape: governmentUseCasesPage,
    address: "/government-sector/use-cases",
    lists: ["ScenarioPage"],
  },
  { files: "pages/privacy-policy.json", type: "LegalPage", shape: legalPage, address: "/privacy-policy" },
  { files: "pages/terms.json", type: "LegalPage", shape: legalPage, address: "/terms" },
  { files: "pages/eula.json", type: "LegalPage", shape: legalPage, address: "/eula" },
  { files: "pages/not-found.json", type: "NotFoundPage", shape: notFoundPage, address: "/404" },
  { files: "scenarios/*.json", type: "ScenarioPage", shape: scenarioPage, address: "/government-sector/" },
  { files: "education/*.json", type: "EducationPage", shape: educationPage, address: "/education/" },
];

/**
 * The entity that a file holds.
 * @param file path below `data/`, with forward slashes
 * @returns the entity, or undefined for a file that is no content
 */
export const entityOf = (file: string): Entity | undefined =>
  entities.find(({ files }) =>
    files.endsWith("/*.json")
      ? file.startsWith(files.slice(0, -"*.json".length)) && file.split("/").length === 2 && file.endsWith(".json")
      : files === file,
  );
