import { z } from "zod";
import { debate, debateWords } from "../debate/schema";
import { phase } from "../sections/phases/schema";
import { comparisonGroup, comparisonRow } from "../sections/planComparison/schema";
import { plan } from "../sections/plans/schema";
import { faqItem } from "../sections/questions/schema";
import { sector } from "../sections/sectors/schema";
import { stat } from "../sections/stats/schema";
import { organizationCard, roleCard } from "../sections/useCards/schema";
import { guide, guideFrontmatter } from "./entries/guides";
import { integrations } from "./entries/integrations";
import { interfaceText } from "./entries/interface";
import { navigation, redirect } from "./entries/navigation";
import { page, scenarioPage } from "./entries/page";
import { picture } from "./entries/pictures";
import { siteSettings } from "./entries/site";

/** A kind of content: where it lives under `data/`, its GraphQL type, and its schema. */
export interface Entity {
  /** A file, or `folder/*.json` or `folder/*.mdx` when each entry has a file of its own. */
  files: string;
  type: string;
  schema: z.ZodObject;
  /** What authors write of an MDX file's entry: the fields at its top. The parser adds the others. */
  frontmatter?: z.ZodObject;
  list?: boolean;
  /** Set on pages only: what their addresses begin with. */
  address?: string;
}

const entity = (files: string, schema: z.ZodObject, further?: Partial<Entity>): Entity => ({
  files,
  type: `${schema.meta()?.id}`,
  schema,
  ...further,
});

const list = (files: string, schema: z.ZodObject) => entity(files, schema, { list: true });

/** Every content entity of the site. The check refuses a file under `data/` that isn't in this table. */
export const entities: Entity[] = [
  entity("site.json", siteSettings),
  entity("integrations.json", integrations),
  entity("navigation.json", navigation),
  entity("interface.json", interfaceText),
  list("redirects.json", redirect),
  list("plans.json", plan),
  list("comparison.json", comparisonRow),
  list("comparison-groups.json", comparisonGroup),
  list("faq.json", faqItem),
  list("roles.json", roleCard),
  list("organizations.json", organizationCard),
  list("phases.json", phase),
  list("sectors.json", sector),
  list("stats.json", stat),
  list("pictures.json", picture),
  entity("debate-words.json", debateWords),
  entity("pages/*.json", page, { address: "/" }),
  entity("scenarios/*.json", scenarioPage, { address: "/government-sector/" }),
  entity("education/*.json", page, { address: "/education/" }),
  entity("briefs/*.json", page, { address: "/briefs/" }),
  entity("guides/*.mdx", guide, { frontmatter: guideFrontmatter, address: "/guides/" }),
  entity("debates/*.json", debate),
];

/** The schema of what a file holds. Only redirects, which no page shows, may be an empty list. */
export const fileSchema = ({ list, schema, type }: Entity) =>
  list ? z.array(schema).min(type === "Redirect" ? 0 : 1) : schema;

/** The entity that a file below `data/` holds; undefined for a file that isn't content. */
export function entityOf(file: string) {
  const files = file.replace(/\/[^/]+(\.\w+)$/, "/*$1");
  return entities.find((entity) => entity.files === files);
}
