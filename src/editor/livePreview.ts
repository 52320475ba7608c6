import type { CustomPreviewTemplate } from "@sveltia/cms";
import type { createElement } from "react";
import { addressOf, slugInAddress } from "../content/editorEntries";
import type { Entity } from "../content/entities";

/** Shows an address in a frame as soon as the site has it: a new page takes a few seconds. */
async function showIn(frame: HTMLIFrameElement, address: string): Promise<void> {
  while (frame.isConnected && !(await fetch(address).catch(() => undefined))?.ok) await new Promise((resume) => setTimeout(resume, 1000));
  frame.src = address;
}

/**
 * Returns the preview of an entity's entries: their place on the live site, which follows each save.
 * @returns undefined for content that no page shows
 */
export function livePreview(entity: Entity): CustomPreviewTemplate | undefined {
  const pattern = addressOf(entity);
  if (!pattern) return undefined;
  return function LivePreview({ entry }) {
    // The package has a React of its own.
    const { h } = window as unknown as { h: typeof createElement };
    const slug = entry.get("slug");
    const isNew = pattern.includes(slugInAddress) && !slug;
    if (isNew) return h("p", {}, "The page appears here when you save the entry.");
    const address = pattern.replace(slugInAddress, `${slug}`);
    return h("iframe", {
      key: address,
      ref: (frame: HTMLIFrameElement | null) => {
        if (frame && !frame.src) showIn(frame, address);
      },
      title: "The live page",
      style: { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 },
    });
  };
}
