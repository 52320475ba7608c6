import CMS from "@sveltia/cms";
import { editorConfig } from "../content/editorConfig";
import {
  editedFormats,
  editorAddress,
  editorPlace,
  nameOf,
  placesFile,
  shownFile,
} from "../content/editorEntries";
import { entities } from "../content/entities";
import { showProblems } from "../develop/problemPanel";
import { contentFormat } from "./contentFormat";
import { livePreview } from "./livePreview";

const shown = new URLSearchParams(window.location.search).get(shownFile);
const { repository = "", branch = "", signIn, local } = document.body.dataset;

/** Leaves the editor for where the site shows a content file. */
async function showFile(file: string): Promise<void> {
  const places: Record<string, string> = await (
    await fetch(`${editorAddress}/${placesFile}`)
  ).json();
  window.location.replace(places[file] ?? "/");
}

const isFormOpen = () =>
  [...document.querySelectorAll('[role="group"][aria-label="Content Editor"]')].some((editor) =>
    editor.checkVisibility(),
  );

/** A link to a form. It closes an open form first: the package shows an empty one when one form directly follows another. */
function linkTo(place: string): HTMLAnchorElement {
  const link = Object.assign(document.createElement("a"), { href: `#${place}` });
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    if (window.location.hash === link.hash) return;
    window.location.hash = place.replace(/\/entries\/.*/, "");
    while (isFormOpen()) await new Promise(requestAnimationFrame);
    window.location.assign(link.href);
  });
  return link;
}

if (shown) {
  showFile(shown);
} else if (local && !("showDirectoryPicker" in window)) {
  document.getElementById("unsupported")?.removeAttribute("hidden");
} else {
  for (const edited of editedFormats())
    CMS.registerCustomFormat(edited.format, edited.extension, contentFormat(edited));
  CMS.init({ config: editorConfig({ repository, branch, signIn, local: Boolean(local) }) });
  if (local) {
    for (const entity of entities) {
      const preview = livePreview(entity);
      if (preview) CMS.registerPreviewTemplate(nameOf(entity), preview);
    }
    showProblems(({ file }) => {
      const place = editorPlace(file.replace(/^data\//, ""));
      return place ? linkTo(place) : document.createElement("span");
    });
  }
}
