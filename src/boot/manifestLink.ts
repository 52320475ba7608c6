import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

const isLink = (element: ReactNode) =>
  isValidElement<{ rel?: string }>(element) && element.props.rel === "manifest";

/**
 * Takes the link to the manifest out of the HTML, where its request delays the first picture. See docs/performance.md.
 * @throws when gatsby-plugin-manifest has added no link
 */
export function leaveOutManifestLink({
  getHeadComponents,
  replaceHeadComponents,
}: PreRenderHTMLArgs): void {
  const elements = getHeadComponents();
  const others = elements.filter((element) => !isLink(element));
  if (others.length === elements.length)
    throw new Error(
      "Expected gatsby-plugin-manifest to link the manifest; see src/boot/manifestLink.ts.",
    );
  replaceHeadComponents(others);
}

/** Links the manifest, which browsers need only to install the site. */
export function linkManifest(): void {
  document.head.append(
    Object.assign(document.createElement("link"), {
      rel: "manifest",
      href: "/manifest.webmanifest",
    }),
  );
}
