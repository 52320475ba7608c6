import type { CustomPreviewTemplate } from "@sveltia/cms";
import type { createElement } from "react";
import { addressOf, slugInAddress } from "../content/editorEntries";
import type { Entity } from "../content/entities";

/**
 * Returns the preview of an entity's entries: their place on the live site, which follows each save.
 * @returns undefined for content that no page shows
 */
export function livePreview(entity: Entity): CustomPreviewTemplate | undefined {
  const address = addressOf(entity);
  if (!address) return undefined;
  return function LivePreview({ entry }) {
    // The package has a React of its own.
    const { h } = window as unknown as { h: typeof createElement };
    if (entry.get("newRecord")) return h("p", {}, "The page appears here when you save the entry.");
    return h("iframe", {
      src: address.replace(slugInAddress, `${entry.get("slug")}`),
      title: "The live page",
      style: { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 },
    });
  };
}
