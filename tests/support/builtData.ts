import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { entities, entityOf } from "../../src/content/entities";
import { fieldKinds } from "../../src/content/fields";
import { isRecord, memberOf, unwrap } from "../../src/content/walk";
import { builtFiles, readBuilt } from "./built";
import { sitePages } from "./routes";

const sourceFolder = join(__dirname, "../../src");

/** A page's data from the build. */
export interface BuiltData {
  path: string;
  /** The path of its component, below `src`. */
  component: string;
  /** The answers of its query. */
  data: Record<string, unknown>;
}

/** The data of every built page. */
export function builtData(): BuiltData[] {
  const components = readdirSync(sourceFolder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /^(pages|templates)\/.*\.tsx$/.test(name));
  // Gatsby names the chunks of pages this way.
  const byChunk = new Map(
    components.map((name) => [
      `component---src-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`,
      name,
    ]),
  );
  const files = builtFiles().filter((file) => /^page-data\/.*page-data\.json$/.test(file));
  return files.map((file) => {
    const { path, componentChunkName, result } = JSON.parse(readBuilt(file));
    // Each page from an MDX file has its own chunk, whose name also contains the file's.
    const component = byChunk.get(componentChunkName.replace(/-content-file-path-.*/, ""));
    if (!component) throw new Error(`No component below src is ${componentChunkName}.`);
    return { path, component, data: result.data };
  });
}

/** The answer of the one query that every page shares. */
export function sharedData(): unknown {
  const read = (file: string) => JSON.parse(readBuilt(`page-data/${file}`));
  const [hash, ...more] = read("index/page-data.json").staticQueryHashes;
  if (!hash || more.length > 0) throw new Error("expected one shared query");
  return read(`sq/d/${hash}.json`).data;
}

const schemaOf = (type = "") => entities.find((entity) => entity.type === type)?.schema;

const pageSchema = (path: string) =>
  entityOf(sitePages().find((page) => path.replace(/\.html$/, "") === page.path)?.file ?? "")
    ?.schema;

/** The entities behind the answers of the pages' queries, apart from the page itself. */
const answers: Record<string, string> = {
  site: "SiteSettings",
  integrations: "Integrations",
  plans: "Plan",
  comparison: "ComparisonGroup",
  faq: "FaqItem",
  sectors: "Sector",
  words: "DebateWords",
  scenarios: "ScenarioPage",
  uses: "OrganizationCard",
  figures: "Stat",
  briefs: "BriefPage",
  // Pages of all types. Any of their schemas works, because each has the label and address.
  known: "HomePage",
};

/** A value without its optional fields, and with as few list entries as its schema allows. */
function least(schema: z.core.$ZodType, value: unknown): unknown {
  const inner = unwrap(schema);
  const fieldKind = fieldKinds.get(inner);
  if (fieldKind?.kind === "reference") return least(schemaOf(fieldKind.to) ?? inner, value);
  if (fieldKind) return value;
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const fewest = z.toJSONSchema(inner).minItems ?? 0;
    return value.slice(0, fewest).map((entry) => least(inner.element, entry));
  }
  if (!isRecord(value)) return value;
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const named = inner.options.find(
      (option) => z.globalRegistry.get(option)?.id === value.__typename,
    );
    const member = named ?? memberOf(inner, value);
    return member ? least(member, value) : value;
  }
  if (!(inner instanceof z.ZodObject)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const field = inner.shape[key];
      if (!field) return [key, entry];
      // The GraphQL layer fills in the metadata of a page that has none.
      return [
        key,
        field instanceof z.ZodOptional && key !== "metadata" ? null : least(field, entry),
      ];
    }),
  );
}

/** A page's data without anything optional. */
export function leastData({ path, data }: BuiltData): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, answer]) => {
      const schema =
        name === "page"
          ? pageSchema(path)
          : schemaOf(name === "uses" && path === "/nonprofits" ? "RoleCard" : answers[name]);
      if (!schema) throw new Error(`no schema is known of ${name} on ${path}`);
      if (isRecord(answer) && Array.isArray(answer.nodes))
        return [name, { nodes: answer.nodes.map((node) => least(schema, node)) }];
      return [name, least(schema, answer)];
    }),
  );
}
