import { CacheProvider } from "@emotion/react";
import type { WrapRootElementBrowserArgs } from "gatsby";
import { type ReactNode, useState } from "react";
import { browserStyleCache } from "./styleCache";

/** Hands what the page came with in styles to all that renders in the browser. */
function StyleRoot({ children }: { children: ReactNode }) {
  const [cache] = useState(browserStyleCache);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

export const wrapRootElement = ({ element }: WrapRootElementBrowserArgs) => <StyleRoot>{element}</StyleRoot>;
