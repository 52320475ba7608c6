import type { RenderBodyArgs } from "gatsby";
import { InitializeColorMode } from "theme-ui";
import icon from "../../data/images/icon.svg";
import site from "../../data/site.json";
import { browserColors } from "../theme/colors";

/** `src/boot/inline/beforePaint.ts`; the build fills it in. */
declare const BEFORE_PAINT_SCRIPT: string;

/** Adds to every page its language, what runs before the first paint, and icons. */
export function onRenderBody({ setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void {
  setHtmlAttributes({ lang: site.language });
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which must run before the first paint
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: BEFORE_PAINT_SCRIPT }} />,
    <InitializeColorMode key="color-mode" />,
    // Browsers take the drawing, which stands in the page so that no request delays the first paint. The other file is for crawlers.
    <link key="icon-ico" rel="icon" sizes="48x48" href="/favicon.ico" />,
    <link key="icon-svg" rel="icon" type="image/svg+xml" sizes="any" href={icon} />,
    <link key="icon-apple" rel="apple-touch-icon" sizes="180x180" href="/icons/icon-180x180.png" />,
    <meta key="color-scheme" name="color-scheme" content="light dark" />,
    <meta key="theme-light" name="theme-color" media="(prefers-color-scheme: light)" content={browserColors.light} />,
    <meta key="theme-dark" name="theme-color" media="(prefers-color-scheme: dark)" content={browserColors.dark} />,
  ]);
}
