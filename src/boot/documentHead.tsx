import type { RenderBodyArgs } from "gatsby";
import { InitializeColorMode } from "theme-ui";
import { ownLanguage } from "../shared/languages";
import { palettes } from "../theme/colors";
import { fontRules } from "../theme/fonts";

/** The code of `src/boot/inline/beforePaint.ts`; webpack replaces the name. */
declare const BEFORE_PAINT_SCRIPT: string;

interface PageData {
  data?: { page: Queries.PageShellFragment };
}

/**
 * Adds the scripts before the first paint, fonts, icons and browser colors to every page. Fonts are not in emotion's styles:
 * it moves those when it starts, and the browser would lay out all text again.
 */
export function onRenderBody({
  pathname,
  loadPageDataSync,
  setHeadComponents,
}: RenderBodyArgs): void {
  // In `gatsby develop`, one document serves all pages.
  const { data }: PageData = loadPageDataSync?.(pathname).result ?? {};
  const rules = fontRules(data?.page.site.language ?? ownLanguage);
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, in which React would escape quotes
    <style key="fonts" dangerouslySetInnerHTML={{ __html: rules }} />,
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
