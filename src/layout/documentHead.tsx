import type { RenderBodyArgs } from "gatsby";
import site from "../../data/site.json";
import { colorModeScript } from "../theme/colorMode";
import { browserColors } from "../theme/colors";
import { fontFiles } from "../theme/fonts";
import { comingAliveScript } from "./comingAlive";
import { freshPageScript } from "./freshPage";

/** What stands in the head of every page: its language, the colour mode before anything is painted, and the fonts. */
export function onRenderBody({ setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void {
  setHtmlAttributes({ lang: site.language });
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own, which must run before the first paint
    <script key="first" dangerouslySetInnerHTML={{ __html: comingAliveScript + colorModeScript + freshPageScript }} />,
    ...fontFiles.map((file) => <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />),
    <meta key="color-scheme" name="color-scheme" content="light dark" />,
    <meta key="theme-light" name="theme-color" media="(prefers-color-scheme: light)" content={browserColors.light} />,
    <meta key="theme-dark" name="theme-color" media="(prefers-color-scheme: dark)" content={browserColors.dark} />,
  ]);
}
