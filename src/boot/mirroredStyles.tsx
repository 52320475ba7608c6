import createCache, { type EmotionCache, type StylisPlugin } from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import { transform } from "cssjanus";
import type { ComponentProps, ReactElement } from "react";

/**
 * Mirrors a declaration: `padding-left` becomes `padding-right`. The replacements are what CSSJanus leaves alone. English words in
 * between begin at the right like all others, so that their bullets, numbers and arrows fit them.
 */
const mirror = (declaration: string): string =>
  transform(declaration)
    .replace(
      /\b(rotate|skew|linear-gradient)\((-?)(?=\d)/g,
      (_, name, minus) => `${name}(${minus ? "" : "-"}`,
    )
    .replace(
      /^text-align:(start|end)/,
      (_, at) => `text-align:${at === "start" ? "right" : "left"}`,
    )
    .replace(/\binset\((\S+) (\S+) (\S+) (\S+)\)/, "inset($1 $4 $3 $2)");

/** Each declaration by itself: the plugins for whole rules (stylis-plugin-rtl, MUI's) leave out those in `@container`. */
const mirrorDeclarations: StylisPlugin = (element) => {
  if (element.type === "decl") element.return = mirror(element.value);
};

/** Returns a cache of emotion that mirrors the styles. */
export const createMirroredCache = (): EmotionCache =>
  createCache({ key: "css", stylisPlugins: [mirrorDeclarations] });

/** What no mirrored style says. */
const rightToLeft = {
  // Space between letters would part those that Arabic joins.
  "*": { letterSpacing: "normal !important" },
  // Marks stand above and below its letters.
  "h1, h2, h3": { lineHeight: "1.35 !important" },
  html: { textAlign: "start" },
  // English sentences have their own order, and end with their full stop.
  "[lang=en], [lang=en] *": { unicodeBidi: "plaintext" },
  ".lucide-arrow-left > *, .lucide-arrow-right > *": {
    transform: "scaleX(-1)",
    transformOrigin: "center",
  },
  // The lines of debates have their places in inline styles.
  "[data-drawn=turn], [data-drawn=sample], [data-drawn=ahead], [data-drawn=readers], [data-drawn=end] > div, [data-drawn=arrow] > svg, [data-drawn=answer] > svg":
    { transform: "scaleX(-1)" },
  "[data-drawn] > b": { scale: "-1 1" },
} as const;

/** Gives what is inside it the mirrored styles of a cache. */
export const Mirrored = ({
  children,
  ...cache
}: ComponentProps<typeof CacheProvider>): ReactElement => (
  <CacheProvider {...cache}>
    <Global styles={rightToLeft} />
    {children}
  </CacheProvider>
);
