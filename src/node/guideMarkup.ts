import { anchorOf, childrenOf, languageOf, type TextNode, wordsOf } from "../content/mdx/tree";

/** Adds attributes to the element that a part becomes. */
function addProperties(node: TextNode, properties: Record<string, string>): void {
  node.data = { ...node.data, hProperties: { ...Object(node.data).hProperties, ...properties } };
}

/**
 * A remark plugin for the text of guides: gives each heading its `id` and each link its words, and names each table by the
 * heading above it. What has no translation says its language.
 */
export const guideMarkup =
  (): ((root: TextNode) => void) =>
  (root: TextNode): void => {
    let heading: string | undefined;
    const markUp = (node: TextNode, around?: string) => {
      const lang = languageOf(node);
      if (node.type === "heading") {
        heading = anchorOf(node);
        addProperties(node, { id: heading });
      }
      if (node.type === "link")
        addProperties(node, { label: wordsOf(node), ...(around && { lang: around }) });
      if (node.type === "table" && heading) addProperties(node, { "aria-labelledby": heading });
      if (node.type === "mdxJsxFlowElement" && node.name === "Steps" && heading)
        node.attributes.push({ type: "mdxJsxAttribute", name: "labelledBy", value: heading });
      for (const child of childrenOf(node)) markUp(child, lang ?? around);
      // Not a property of the part: those of cells and of paragraphs in lists are lost. Last, because of the comment inside.
      if (lang)
        Object.assign(node, {
          children: [
            {
              type: "mdxJsxTextElement",
              name: "span",
              attributes: [{ type: "mdxJsxAttribute", name: "lang", value: lang }],
              children: childrenOf(node),
            },
          ],
        });
    };
    markUp(root);
  };
