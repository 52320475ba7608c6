import { z } from "zod";
import { guideFrontmatter } from "./schemas/guides";

/** A part of the JSON Schema of the frontmatter. */
interface Part {
  $ref?: string;
  type?: string;
  description?: string;
  enum?: string[];
  items?: Part;
  properties?: Record<string, Part>;
  required?: string[];
  definitions?: Record<string, Part>;
}

const schema = z.toJSONSchema(guideFrontmatter, { target: "draft-7", io: "input" }) as Part;

/** Returns a part, or the definition it refers to. */
const resolved = ({ $ref, ...part }: Part): Part =>
  $ref ? { ...schema.definitions?.[$ref.split("/").pop() ?? ""], ...part } : part;

/** Returns the lines of a field in YAML. A choice is `§|one,two|`, and any other value is `§`. */
function linesOf(name: string, field: Part): string[] {
  const {
    type,
    enum: values = type === "boolean" ? ["true", "false"] : [],
    items,
  } = resolved(field);
  if (type === "object") return [`${name}:`, ...requiredLines(field).map((line) => `  ${line}`)];
  if (!items) return [`${name}: §${values.length ? `|${values.join(",")}|` : ""}`];
  const entry = resolved(items).type === "object" ? requiredLines(items) : ["§"];
  return [`${name}:`, ...entry.map((line, index) => `${index ? "    " : "  - "}${line}`)];
}

/** Returns the lines of the fields that an object must have. */
function requiredLines(object: Part): string[] {
  const { properties = {}, required = [] } = resolved(object);
  return required.flatMap((name) => linesOf(name, properties[name] ?? {}));
}

/** Returns a snippet in which each `§` is a tab stop: `${1}`, `${2|one,two|}` … */
function snippet(prefix: string, lines: string[], description = "") {
  let stop = 0;
  const body = lines.map((line) =>
    line.replace(/§(\|.*\|)?/, (_, choice = "") => `\${${++stop}${choice}}`),
  );
  // Between the hyphens, VS Code takes MDX for YAML.
  return { scope: "mdx,yaml", include: "*.mdx", prefix, body, description };
}

/**
 * The text of `.vscode/guides.code-snippets`: the fields at the top of a guide, each with its description, and one snippet for
 * all that a new guide must have. VS Code has no schemas for the frontmatter of MDX.
 */
export function guideSnippets(): string {
  const fields = Object.entries(resolved(schema).properties ?? {}).map(([name, field]) => [
    name,
    snippet(name, linesOf(name, field), resolved(field).description),
  ]);
  const whole = snippet(
    "guide",
    ["---", ...requiredLines(schema), "---"],
    "The fields at the top of a new guide.",
  );
  return `${JSON.stringify({ guide: whole, ...Object.fromEntries(fields) }, null, 2)}\n`;
}
