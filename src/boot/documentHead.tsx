import type { RenderBodyArgs } from "gatsby";
import { InitializeColorMode } from "theme-ui";
import { palettes } from "../theme/colors";

/** The code of `src/boot/inline/beforePaint.ts`; webpack replaces the name. */
declare const BEFORE_PAINT_SCRIPT: string;

/** Adds the scripts before the first paint, icons and browser colors to every page. */
export function onRenderBody({ setHeadComponents }: RenderBodyArgs) {
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which must run before the first paint
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: BEFORE_PAINT_SCRIPT }} />,
    <InitializeColorMode key="color-mode" />,
    <link key="icon" rel="icon" sizes="48x48" href="/favicon.ico" />,
    <link key="icon-apple" rel="apple-touch-icon" sizes="180x180" href="/apple-touch-icon.png" />,
    <meta key="color-scheme" name="color-scheme" content="light dark" />,
    ...(["light", "dark"] as const).map((mode) => (
      <meta
        key={`theme-${mode}`}
        name="theme-color"
        media={`(prefers-color-scheme: ${mode})`}
        content={palettes[mode].background}
      />
    )),
  ]);
}
