import {
  childrenOf,
  isComponent,
  parseTree,
  type TextNode,
  wordsOf,
} from "../../src/content/mdx/tree";
import { guideMarkup } from "../../src/node/guideMarkup";

const partsIn = (node: TextNode): TextNode[] => [node, ...childrenOf(node).flatMap(partsIn)];

it.each([
  ["a paragraph", "Why debate?{/*lang:en*/}\n\nPorque sí."],
  ["a heading", "## Why debate?{/*#why*/}{/*lang:en*/}\n\nPorque sí."],
  ["a point of a list", "- Why debate?{/*lang:en*/}\n- Porque sí."],
  ["a cell", "| Why debate?{/*lang:en*/} | Porque sí. |\n| - | - |"],
])("%s without a translation says that it is in English", (_, text) => {
  const root = parseTree(text);
  guideMarkup()(root);
  const marked = partsIn(root).filter(isComponent);
  expect(marked.map(wordsOf)).toEqual(["Why debate?"]);
  expect(marked[0]?.attributes).toMatchObject([{ name: "lang", value: "en" }]);
});
