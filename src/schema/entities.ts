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
  /** Whether each entry has a file of its own, in a folder. */
  isFolder?: boolean;
  extension: "json" | "mdx";
  type: string;
  schema: z.ZodObject;
  /** What authors write of an MDX file's entry: the fields at its top. The parser adds the others. */
  frontmatter?: z.ZodObject;
  list?: boolean;
  /** Set on pages only: what their addresses begin with. */
  pathPrefix?: string;
}

const single = (name: string, schema: z.ZodObject, further?: Partial<Entity>): Entity => ({
  name,
  extension: "json",
  type: `${schema.meta()?.id}`,
  schema,
  ...further,
});
const list = (name: string, schema: z.ZodObject): Entity => single(name, schema, { list: true });
const folder = (name: string, schema: z.ZodObject, further?: Partial<Entity>): Entity =>
  single(name, schema, { isFolder: true, ...further });

/** Every content entity of the site. The check refuses a file under `data/` that isn't in this table. */
export const entities: Entity[] = [
  single("site", siteSettings),
  single("integrations", integrations),
  single("navigation", navigation),
  single("interface", interfaceText),
  list("redirects", redirect),
  list("plans", plan),
  list("comparison", comparisonRow),
  list("comparison-groups", comparisonGroup),
  list("faq", faqItem),
  list("roles", roleCard),
  list("organizations", organizationCard),
  list("phases", phase),
  list("sectors", sector),
  list("stats", stat),
  list("images", image),
  single("debate-words", debateWords),
  folder("pages", page, { pathPrefix: "/" }),
  folder("scenarios", scenarioPage, { pathPrefix: "/government-sector/" }),
  folder("education", page, { pathPrefix: "/education/" }),
  folder("briefs", page, { pathPrefix: "/briefs/" }),
  folder("guides", guide, {
    extension: "mdx",
    frontmatter: guideFrontmatter,
    pathPrefix: "/guides/",
  }),
  folder("debates", debate),
];

/** The schema of what a file holds. Only redirects, which no page shows, may be an empty list. */
export const fileSchema = ({ list, schema, type }: Entity): z.ZodObject | z.ZodArray =>
  list ? z.array(schema).min(type === "Redirect" ? 0 : 1) : schema;

/** Where an entity's content is below `data/`, in words: `plans.json`, or `pages/*.json` for each file of a folder. */
export const filesInWords = ({ name, isFolder, extension }: Entity): string =>
  `${name}${isFolder ? "/*" : ""}.${extension}`;

/** The entity that a file below `data/` holds; undefined for a file that isn't content. */
export function entityOf(file: string): Entity | undefined {
  const [, folder, stem, extension] = /^(?:([^/]+)\/)?([^/]+)\.(\w+)$/.exec(file) ?? [];
  return entities.find(
    (entity) =>
      entity.name === (folder ?? stem) &&
      Boolean(entity.isFolder) === (folder !== undefined) &&
      entity.extension === extension,
  );
}
