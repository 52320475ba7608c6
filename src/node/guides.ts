import { relative, sep } from "node:path";
import type { CreateNodeArgs } from "gatsby";
import type { z } from "zod";
import { childrenOf, headingAnchor, type TextNode, wordsOf } from "../check/mdx/tree";
import { readSource } from "../check/source";
import { entityOf } from "../schema/entities";
import type { guide } from "../schema/entries/guides";
import type { ThemeName } from "../theme/audiences";
import { contentFolder } from "./liveContent/contentFolder";

const audienceThemes: Record<string, ThemeName> = {
  education: "education",
  government: "government",
  organization: "corporate",
  nonprofit: "nonprofit",
};

/** Creates the node of an MDX file: its frontmatter, what its text contains, and what every page has. */
export function createGuideNode({ node, actions, createNodeId }: CreateNodeArgs) {
  if (node.internal.type !== "File" || node.ext !== ".mdx") return;
  const folder = contentFolder(process.cwd());
  const file = relative(folder, String(node.absolutePath)).split(sep).join("/");
  const entity = entityOf(file);
  if (!entity) return;
  const value = readSource(folder, file).value as z.infer<typeof guide>;
  const guideNode = {
    ...value,
    hero: { kind: "headline", title: value.title, lead: value.summary, actions: [] },
    composition: "standard",
    sections: [],
    theme: audienceThemes[value.audience],
    id: createNodeId(`${node.id} ${entity.type}`),
    parent: node.id,
    children: [],
    internal: { type: entity.type, contentDigest: node.internal.contentDigest },
  };
  actions.createNode(guideNode);
  actions.createParentChildLink({ parent: node, child: guideNode });
}

/**
 * A remark plugin for the text of guides: gives each heading its `id`, and makes a component of words in braces such as
 * `{brand}`, which MDX would take for a variable.
 */
export const guideMarkup = () =>
  function markUp(node: TextNode) {
    if (node.type === "heading")
      node.data = { ...node.data, hProperties: { id: headingAnchor(wordsOf(node)) } };
    const name = node.type === "mdxTextExpression" ? node.value.trim() : "";
    if (/^[\w.-]+$/.test(name))
      Object.assign(node, {
        type: "mdxJsxTextElement",
        name: "Token",
        attributes: [{ type: "mdxJsxAttribute", name: "name", value: name }],
        children: [],
      });
    else childrenOf(node).forEach(markUp);
  };
