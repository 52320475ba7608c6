import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { InitializeColorMode } from "theme-ui";
import site from "../../data/site.json";
import { browserColors } from "../theme/colors";
import { fontFiles } from "../theme/fonts";
import { comingAliveScript } from "./comingAlive";
import { freshPageScript } from "./freshPage";
import { changeIconLinks } from "./iconLinks";
import { dropPathScript, pathAttribute } from "./pagePath";

/** What must run before the first paint. */
const firstScript = `(function(d,c){${comingAliveScript}${freshPageScript}})(document.documentElement,document.documentElement.classList)`;

/** What stands around every page: its language and path, the colour mode before anything is painted, and the fonts. */
export function onRenderBody({ pathname, setHtmlAttributes, setBodyAttributes, setHeadComponents }: RenderBodyArgs): void {
  setHtmlAttributes({ lang: site.language });
  setBodyAttributes(pathAttribute(pathname));
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own, which must run before the first paint
    <script key="first" dangerouslySetInnerHTML={{ __html: firstScript }} />,
    <InitializeColorMode key="color-mode" />,
    ...fontFiles.map((file) => <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />),
    <meta key="color-scheme" name="color-scheme" content="light dark" />,
    <meta key="theme-light" name="theme-color" media="(prefers-color-scheme: light)" content={browserColors.light} />,
    <meta key="theme-dark" name="theme-color" media="(prefers-color-scheme: dark)" content={browserColors.dark} />,
  ]);
}

/** What Gatsby and its plugins have added by then, cut down to what a first visit needs. */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  changeIconLinks(args);
  dropPathScript(args);
}
