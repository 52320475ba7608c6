import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";
import { globalStyles } from "./globalStyles";
import { globalText, stylesAttribute, stylesKey, textsOf } from "./styles";

const classNames = new RegExp(`\\b${stylesKey}-(\\w+)`, "g");

let always: string | undefined;

/** Renders a page, and puts the styles that it uses into its head, once, in the order in which the page uses them. */
export function replaceRenderer({ bodyComponent, replaceBodyHTMLString, setHeadComponents }: ReplaceRendererArgs): void {
  const html = renderToString(bodyComponent);
  replaceBodyHTMLString(html);
  always ??= globalText(...globalStyles);
  const texts = textsOf(Array.from(html.matchAll(classNames), ([, name = ""]) => name));
  setHeadComponents([
    <style
      key="styles"
      {...{ [stylesAttribute]: "" }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: these styles are made of our own objects
      dangerouslySetInnerHTML={{ __html: [always, ...texts.values()].join("") }}
    />,
  ]);
}
