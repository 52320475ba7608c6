import type { CustomPreviewTemplate } from "@sveltia/cms";
import type { createElement } from "react";
import { followContentEvents } from "../develop/contentEvents";
import { addProblemPanel } from "../develop/problemPanel";
import { type Entity, entities } from "../schema/entities";
import { type EditorOptions, editorConfig } from "./config";
import { contentFormat } from "./contentFormat";
import { editorHash, formatOf, previewPath, textsPath } from "./editedFiles";
import { addTranslationPanel } from "./translationPanel";
import { askBeforeLeaving } from "./unsavedChanges";

/** Shows an address as soon as its page has data; before that, Gatsby would show the 404 page. */
async function showIn(iframe: HTMLIFrameElement, url: string) {
  const path = url.replace(/^\/|#.*/g, "") || "index";
  while (!(await fetch(`/page-data/${path}/page-data.json`).catch(() => undefined))?.ok) {
    await new Promise((resume) => setTimeout(resume, 1000));
    if (!iframe.isConnected) return;
  }
  iframe.src = url;
}

/** The preview of an entity's entries: their place on the live site, which follows each save. */
const livePreview = (entity: Entity, shownAt: EditorOptions["shownAt"]): CustomPreviewTemplate =>
  function LivePreview({ entry }) {
    // The package has a React of its own.
    const { h } = window as unknown as { h: typeof createElement };
    if (entity.pathPrefix && !entry.get("slug"))
      return h("p", {}, "The page appears here when you save the entry.");
    const url = previewPath(entity, shownAt).replace(
      /\{\{fields\.(\w+)\}\}/,
      (_, name) => `${entry.getIn(["data", name])}`,
    );
    return h("iframe", {
      key: url,
      ref: (iframe: HTMLIFrameElement | null) => {
        if (iframe && !iframe.src) showIn(iframe, url);
      },
      title: "The live page",
      style: { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 },
    });
  };

const textsNow = async (): Promise<string[]> => (await fetch(textsPath)).json();

async function start(options: EditorOptions) {
  // A form that stays open after a save shows the change in its preview. Settings › Contents can switch this.
  localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false });
  const { default: CMS } = await import("@sveltia/cms");
  for (const entity of entities)
    CMS.registerCustomFormat(
      formatOf(entity),
      entity.extension,
      contentFormat(entity, options.local ? textsNow : undefined),
    );
  CMS.init({ config: editorConfig(options) });
  askBeforeLeaving();
  if (!options.local) return;
  for (const entity of entities)
    CMS.registerPreviewTemplate(entity.name, livePreview(entity, options.shownAt));
  const translations = addTranslationPanel();
  const problems = addProblemPanel(({ file }) =>
    Object.assign(document.createElement("a"), { href: editorHash(file.replace(/^data\//, "")) }),
  );
  followContentEvents({ problems, translations });
}

start(JSON.parse(document.body.dataset.options ?? ""));
