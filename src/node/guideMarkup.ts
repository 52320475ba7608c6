import { anchorOf, childrenOf, type TextNode, wordsOf } from "../content/mdx/tree";

/**
 * A remark plugin for the text of guides: gives each heading its `id` and each link its words, and names each table by the
 * heading above it.
 */
export const guideMarkup =
  (): ((root: TextNode) => void) =>
  (root: TextNode): void => {
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
      childrenOf(node).forEach(markUp);
    };
    markUp(root);
  };
