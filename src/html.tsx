import type { ReactNode } from "react";

/** What Gatsby hands over of a page; see https://www.gatsbyjs.com/docs/custom-html/ */
interface HtmlProps {
  htmlAttributes: object;
  bodyAttributes: object;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
}

/** The document around every page: Gatsby's own without what only Internet Explorer and old iPhones read. */
export default function Html({ htmlAttributes, bodyAttributes, headComponents, preBodyComponents, body, postBodyComponents }: HtmlProps) {
  return (
    <html {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {headComponents}
      </head>
      <body {...bodyAttributes}>
        {preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered and escaped it; Gatsby hands it over as text, and written as text it would be escaped twice */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {postBodyComponents}
      </body>
    </html>
  );
}
