import { z } from "zod";
import { debate, debateWords } from "../debate/schema";
import { organizationCard, roleCard, sector } from "../sections/entries/schema";
import { phase } from "../sections/phases/schema";
import { comparisonGroup, comparisonRow, plan } from "../sections/plans/schema";
import { faqItem } from "../sections/questions/schema";
import { stat } from "../sections/stats/schema";
import { guide, guideFrontmatter } from "./entries/guides";
import { image } from "./entries/images";
import { integrations } from "./entries/integrations";
import { interfaceText } from "./entries/interface";
import { navigation, redirect } from "./entries/navigation";
import { page, scenarioPage } from "./entries/page";
import { siteSettings } from "./entries/site";

/** A kind of content: where it lives under `data/`, its GraphQL type, and its schema. */
export interface Entity {
  /** The name of its file, or of its folder. */
  name: string;
  /** Whether it is the only entry of its kind, in a file; or a list of entries, in a file; or a folder with a file for each. */
  storage: "file" | "list" | "folder";
  extension: "json" | "mdx";
  type: string;
  schema: z.ZodObject;
  /** What authors write of an MDX file's entry: the fields at its top. The parser adds the others. */
  frontmatter?: z.ZodObject;
  /** Set on pages only: what their addresses begin with. */
  pathPrefix?: string;
}

const entityIn = (
  storage: Entity["storage"],
  name: string,
  schema: z.ZodObject,
  further?: Pick<Entity, "frontmatter" | "pathPrefix">,
): Entity => ({
  name,
  storage,
  extension: further?.frontmatter ? "mdx" : "json",
  type: `${schema.meta()?.id}`,
  schema,
  ...further,
});

/** Every content entity of the site. The check refuses a file under `data/` that isn't in this table. */
export const entities: Entity[] = [
  entityIn("file", "site", siteSettings),
  entityIn("file", "integrations", integrations),
  entityIn("file", "navigation", navigation),
  entityIn("file", "interface", interfaceText),
  entityIn("list", "redirects", redirect),
  entityIn("list", "plans", plan),
  entityIn("list", "comparison", comparisonRow),
  entityIn("list", "comparison-groups", comparisonGroup),
  entityIn("list", "faq", faqItem),
  entityIn("list", "roles", roleCard),
  entityIn("list", "organizations", organizationCard),
  entityIn("list", "phases", phase),
  entityIn("list", "sectors", sector),
  entityIn("list", "stats", stat),
  entityIn("list", "images", image),
  entityIn("file", "debate-words", debateWords),
  entityIn("folder", "pages", page, { pathPrefix: "/" }),
  entityIn("folder", "scenarios", scenarioPage, { pathPrefix: "/government-sector/" }),
  entityIn("folder", "education", page, { pathPrefix: "/education/" }),
  entityIn("folder", "briefs", page, { pathPrefix: "/briefs/" }),
  entityIn("folder", "guides", guide, { frontmatter: guideFrontmatter, pathPrefix: "/guides/" }),
  entityIn("folder", "debates", debate),
];

/** The schema of what a file holds. Only redirects, which no page shows, may be an empty list. */
export const fileSchema = ({ storage, schema, type }: Entity): z.ZodObject | z.ZodArray =>
  storage === "list" ? z.array(schema).min(type === "Redirect" ? 0 : 1) : schema;

/** Where an entity's content is below `data/`, in words: `plans.json`, or `pages/*.json` for each file of a folder. */
export const filesInWords = ({ name, storage, extension }: Entity): string =>
  `${name}${storage === "folder" ? "/*" : ""}.${extension}`;

/** The entity that a file below `data/` holds; undefined for a file that isn't content. */
export function entityOf(file: string): Entity | undefined {
  const [, folder, stem, extension] = /^(?:([^/]+)\/)?([^/]+)\.(\w+)$/.exec(file) ?? [];
  return entities.find(
    (entity) =>
      entity.name === (folder ?? stem) &&
      (entity.storage === "folder") === (folder !== undefined) &&
      entity.extension === extension,
  );
}
