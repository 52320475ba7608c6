import type { CustomPreviewTemplate } from "@sveltia/cms";
import type { createElement } from "react";
import { addressOf, slugInAddress } from "../content/editorEntries";
import type { Entity } from "../content/entities";

/** Shows an address in a frame as soon as the site has the file. */
async function showIn(frame: HTMLIFrameElement, address: string, file: string): Promise<void> {
  while (!(await fetch(file).catch(() => undefined))?.ok) {
    await new Promise((resume) => setTimeout(resume, 1000));
    if (!frame.isConnected) return;
  }
  frame.src = address;
}

/**
 * Returns the preview of an entity's entries: their place on the live site, which follows each save.
 * @returns undefined for content that no page shows
 */
export function livePreview(entity: Entity): CustomPreviewTemplate | undefined {
  const pattern = addressOf(entity);
  if (!pattern) return undefined;
  const hasSlug = pattern.includes(slugInAddress);
  return function LivePreview({ entry }) {
    // The package has a React of its own.
    const { h } = window as unknown as { h: typeof createElement };
    const slug = entry.get("slug");
    if (hasSlug && !slug) return h("p", {}, "The page appears here when you save the entry.");
    const address = pattern.replace(slugInAddress, `${slug}`);
    // A new page takes a few seconds, and gets its data last. Before that, Gatsby would show the 404 page.
    const file = entity.address && hasSlug ? `/page-data${address}/page-data.json` : address;
    return h("iframe", {
      key: address,
      ref: (frame: HTMLIFrameElement | null) => {
        if (frame && !frame.src) showIn(frame, address, file);
      },
      title: "The live page",
      style: { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 },
    });
  };
}
