import type { CustomPreviewTemplate } from "@sveltia/cms";
import type { createElement } from "react";
import { type Entity, entities } from "../content/entities";
import { showProblems } from "../develop/problemPanel";
import { type EditorOptions, editorConfig } from "./config";
import { contentFormat } from "./contentFormat";
import { addressOf, editorPlace, formatOf, isMdx, nameOf, slugInAddress } from "./editedFiles";

/** Shows an address in a frame as soon as the site has the file. */
async function showIn(frame: HTMLIFrameElement, address: string, file: string): Promise<void> {
  while (!(await fetch(file).catch(() => undefined))?.ok) {
    await new Promise((resume) => setTimeout(resume, 1000));
    if (!frame.isConnected) return;
  }
  frame.src = address;
}

/** Returns the preview of an entity's entries: their place on the live site, which follows each save. */
const livePreview = (entity: Entity): CustomPreviewTemplate =>
  function LivePreview({ entry }) {
    // The package has a React of its own.
    const { h } = window as unknown as { h: typeof createElement };
    const pattern = addressOf(entity);
    const hasSlug = pattern.includes(slugInAddress);
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

const isForm = (address: string) => address.includes("/entries/");

const isFormOpen = () =>
  [...document.querySelectorAll('[role="group"][aria-label="Content Editor"]')].some((editor) =>
    editor.checkVisibility(),
  );

/** Closes a form before its address changes to that of another: the package shows an empty form otherwise. */
async function closeFormFirst(event: HashChangeEvent): Promise<void> {
  const { isTrusted, oldURL, newURL } = event;
  if (!isTrusted || !isForm(oldURL) || !isForm(newURL)) return;
  event.stopImmediatePropagation();
  const goTo = (address: string) => {
    history.replaceState(history.state, "", address);
    window.dispatchEvent(new HashChangeEvent("hashchange", { oldURL, newURL: address }));
  };
  goTo(newURL.replace(/\/entries\/.*/, ""));
  while (isFormOpen()) await new Promise(requestAnimationFrame);
  goTo(newURL);
}

async function start(options: EditorOptions): Promise<void> {
  // A form that stays open after a save shows the change in its preview. Settings › Contents can switch this.
  localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false });
  window.addEventListener("hashchange", closeFormFirst);
  const { default: CMS } = await import("@sveltia/cms");
  for (const entity of entities)
    CMS.registerCustomFormat(
      formatOf(entity),
      isMdx(entity) ? "mdx" : "json",
      contentFormat(entity),
    );
  CMS.init({ config: editorConfig(options) });
  if (!options.local) return;
  for (const entity of entities) CMS.registerPreviewTemplate(nameOf(entity), livePreview(entity));
  showProblems(({ file: path }) => {
    const place = editorPlace(path.replace(/^data\//, ""));
    return place
      ? Object.assign(document.createElement("a"), { href: `#${place}` })
      : document.createElement("span");
  });
}

start(JSON.parse(document.body.dataset.options ?? ""));
