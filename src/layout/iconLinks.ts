import type { PreRenderHTMLArgs } from "gatsby";
import svgToDataUri from "mini-svg-data-uri";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import icon from "../../data/images/icon.svg";

const prefix = "gatsby-plugin-manifest-";

type Link = ReactElement<{ href: string; sizes?: string }>;

/** The drawing within the page; webpack hands it over in base64, which compresses badly. */
const drawing = svgToDataUri(Buffer.from(icon.slice(icon.indexOf(",") + 1), "base64").toString());

const withProps = (props: Partial<Link["props"]>) => (link: Link) => cloneElement(link, props);
const without = () => null;

/**
 * What becomes of the links of gatsby-plugin-manifest, by their keys. The icon that browsers choose stands in the page, so that
 * it is not fetched beside what the first screen needs; crawlers, and browsers that take no drawing, fetch the other one, in a
 * size that search engines like. Of icons without a size, browsers would fetch all, to learn which fits. One icon does for
 * Apple's home screens. The manifest is named later (see `src/layout/manifestLink.ts`).
 */
const changes: Record<string, (link: Link) => ReactNode> = {
  [`${prefix}icon-link-png`]: withProps({ href: "/icons/icon-192x192.png", sizes: "192x192" }),
  [`${prefix}icon-link-svg`]: withProps({ href: drawing, sizes: "any" }),
  [`${prefix}apple-touch-icon-192x192`]: without,
  [`${prefix}apple-touch-icon-512x512`]: without,
  [`${prefix}link`]: without,
};

/** Leaves of the links to icons and manifest what a first visit needs. */
export function changeIconLinks({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    getHeadComponents().map((node) => {
      const change = isValidElement(node) ? changes[`${node.key}`] : undefined;
      return change ? change(node as Link) : node;
    }),
  );
}
