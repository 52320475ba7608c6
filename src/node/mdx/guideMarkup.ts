import type { PhrasingContent, Root } from "mdast";
import { visit } from "unist-util-visit";
import { headingAnchor, wordsOf } from "../../check/mdx/tree";

const token = (name: string): PhrasingContent => ({
  type: "mdxJsxTextElement",
  name: "Token",
  attributes: [{ type: "mdxJsxAttribute", name: "name", value: name }],
  children: [],
});

/**
 * A remark plugin for the text of guides: gives each heading its `id`, and makes a component of words in braces such as
 * `{brand}`, which MDX would take for a variable.
 */
export const guideMarkup = () => (tree: Root) => {
  visit(tree, "heading", (node) => {
    node.data = { ...node.data, hProperties: { id: headingAnchor(wordsOf(node)) } };
  });
  visit(tree, "mdxTextExpression", ({ value }, index, parent) => {
    const name = value.trim();
    if (parent && index !== null && /^[\w.-]+$/.test(name))
      (parent.children as PhrasingContent[])[index] = token(name);
  });
};
