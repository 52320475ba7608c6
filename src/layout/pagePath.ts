import type { PreRenderHTMLArgs } from "gatsby";
import { type HTMLAttributes, isValidElement } from "react";

/**
 * Gatsby tells its scripts the path of a page by a script in the page. A script of its own costs each page a hash in its policy,
 * which can't be compressed; so the path stands in an attribute of the body, where `src/build/lateScripts.ts` reads it on every page.
 */
export const pathAttribute = (path: string): HTMLAttributes<HTMLBodyElement> & { "data-path": string } => ({ "data-path": path });

/** Takes Gatsby's script away. */
export function dropPathScript({ getPostBodyComponents, replacePostBodyComponents }: PreRenderHTMLArgs): void {
  replacePostBodyComponents(getPostBodyComponents().filter((node) => !(isValidElement(node) && node.key === "script-loader")));
}
