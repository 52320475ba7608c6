import CMS from "@sveltia/cms";
import { editorConfig } from "../content/editorConfig";
import { editedFormats, shownFile } from "../content/editorEntries";
import { contentFormat } from "./contentFormat";
import { showFile } from "./showFile";
import { showProblems } from "./showProblems";

const shown = new URLSearchParams(window.location.search).get(shownFile);
const { repository = "", branch = "", problems } = document.body.dataset;

if (shown) {
  showFile(shown);
} else if (problems && !("showDirectoryPicker" in window)) {
  document.getElementById("unsupported")?.removeAttribute("hidden");
} else {
  for (const edited of editedFormats()) CMS.registerCustomFormat(edited.format, edited.extension, contentFormat(edited));
  CMS.init({ config: editorConfig({ repository, branch }) });
  if (problems) showProblems(problems);
}
