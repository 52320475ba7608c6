import { pageStyles } from "../theme/styles";

/**
 * Adds styles to those that the page came with: a Content-Security-Policy would keep a style element with a text of its own out.
 * @returns what takes them away again
 */
export function addStyles(text: string): () => void {
  const { sheet } = pageStyles() ?? document.head.appendChild(document.createElement("style"));
  if (!sheet) return () => {};
  // In one rule, so that they can be found again as one.
  const added = sheet.cssRules[sheet.insertRule(`@media all{${text}}`, sheet.cssRules.length)];
  return () => sheet.deleteRule(Array.from<CSSRule | undefined>(sheet.cssRules).indexOf(added));
}
