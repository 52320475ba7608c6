import type { CreateNodeArgs, Node, NodePluginArgs } from "gatsby";
import type { z } from "zod";
import { anchorOf, childrenOf, type TextNode, wordsOf } from "../content/mdx/tree";
import { readSource } from "../content/source";
import type { guide } from "../schema/entries/guides";
import type { ThemeName } from "../theme/audiences";
import { contentFolder } from "./liveContent/contentFolder";

const audienceThemes: Record<string, ThemeName> = {
  education: "education",
  government: "government",
  organization: "corporate",
  nonprofit: "nonprofit",
};

/** Creates the node of a guide: its frontmatter, what its text contains, and what every page has. */
export function createGuide(
  value: z.infer<typeof guide>,
  parent: Node,
  { actions, createNodeId }: Pick<NodePluginArgs, "actions" | "createNodeId">,
) {
  const guideNode = {
    ...value,
    hero: { kind: "headline", title: value.title, lead: value.summary, actions: [] },
    composition: "standard",
    sections: [],
    theme: audienceThemes[value.audience],
    id: createNodeId(`${parent.id} Guide`),
    parent: parent.id,
    children: [],
    internal: { type: "Guide", contentDigest: parent.internal.contentDigest },
  };
  actions.createNode(guideNode);
  actions.createParentChildLink({ parent, child: guideNode });
}

/** Creates the node of a guide from its file. Those of translations are not in the folder of the content. */
export function createGuideOfFile({ node, ...args }: CreateNodeArgs) {
  if (node.ext !== ".mdx" || node.sourceInstanceName !== "data") return;
  const { value } = readSource(contentFolder(), `${node.relativePath}`);
  createGuide(value as z.infer<typeof guide>, node, args);
}

/**
 * A remark plugin for the text of guides: gives each heading its `id` and each link its words, names each table by the
 * heading above it, and makes a component of words in braces such as `{brand}`, which MDX would take for a variable.
 */
export const guideMarkup = () => (root: TextNode) => {
  let heading: string | undefined;
  const markUp = (node: TextNode) => {
    if (node.type === "heading") {
      heading = anchorOf(node);
      node.data = { ...node.data, hProperties: { id: heading } };
    }
    if (node.type === "link") node.data = { ...node.data, hProperties: { label: wordsOf(node) } };
    if (node.type === "table" && heading)
      node.data = { ...node.data, hProperties: { "aria-labelledby": heading } };
    if (node.type === "mdxJsxFlowElement" && node.name === "Steps" && heading)
      node.attributes.push({ type: "mdxJsxAttribute", name: "labelledBy", value: heading });
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
  markUp(root);
};
