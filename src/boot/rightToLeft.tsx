import type { EmotionCache } from "@emotion/cache";
import type { WrapRootElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";

let mirrored: { Styles: typeof import("./mirroredStyles").Mirrored; cache: EmotionCache };

/** Loads what mirrors the styles of a document from right to left, before it hydrates. Other documents don't load it. */
export async function mirrorStyles(): Promise<void> {
  const { Mirrored, createMirroredCache } = await import("./mirroredStyles");
  mirrored = { Styles: Mirrored, cache: createMirroredCache() };
}

/** Gives all components the mirrored styles, once they are loaded. */
export const wrapRootElement = ({ element }: WrapRootElementBrowserArgs): ReactElement =>
  mirrored ? <mirrored.Styles value={mirrored.cache}>{element}</mirrored.Styles> : element;
