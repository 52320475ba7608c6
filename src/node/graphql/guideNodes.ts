import { relative, sep } from "node:path";
import type { CreateNodeArgs } from "gatsby";
import type { z } from "zod";
import { readSource } from "../../check/source";
import { entityOf } from "../../schema/entities";
import type { guide } from "../../schema/entries/guides";
import type { ThemeName } from "../../theme/audiences";
import { contentFolder } from "../liveContent/contentFolder";

type Guide = z.infer<typeof guide>;

const audienceThemes: Record<string, ThemeName> = {
  education: "education",
  government: "government",
  organization: "corporate",
  nonprofit: "nonprofit",
};

/** How many words people read in a minute, silently. */
const wordsPerMinute = 230;

const listed = (part: Guide["body"]["parts"][number]): string[] =>
  part.component === "Checklist"
    ? [part.title, ...part.items]
    : part.component === "Minutes"
      ? [part.title, part.text]
      : [];

/** Returns how long a guide takes to read, in minutes. */
export function readingMinutes({ headings, texts, parts }: Guide["body"]): number {
  const words = [...headings.map(({ title }) => title), ...texts, ...parts.flatMap(listed)]
    .join(" ")
    .split(" ");
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

/** Creates the node of an MDX file: its frontmatter, what its text contains, and what every page has. */
export function createGuideNode({ node, actions, createNodeId }: CreateNodeArgs): void {
  if (node.internal.type !== "File" || node.ext !== ".mdx") return;
  const folder = contentFolder(process.cwd());
  const file = relative(folder, String(node.absolutePath)).split(sep).join("/");
  const entity = entityOf(file);
  if (!entity) return;
  const value = readSource(folder, file).value as Guide;
  const guideNode = {
    ...value,
    hero: { kind: "headline", title: value.title, lead: value.summary, actions: [] },
    composition: "standard",
    sections: [],
    theme: audienceThemes[value.audience],
    readingMinutes: readingMinutes(value.body),
    id: createNodeId(`${node.id} ${entity.type}`),
    parent: node.id,
    children: [],
    internal: { type: entity.type, contentDigest: node.internal.contentDigest },
  };
  actions.createNode(guideNode);
  actions.createParentChildLink({ parent: node, child: guideNode });
}
