import CMS from "@sveltia/cms";
import { editorConfig } from "../content/editorConfig";
import { editedFormats } from "../content/editorEntries";
import { contentFormat } from "./contentFormat";
import { showProblems } from "./showProblems";

const { repository = "", branch = "", problems } = document.body.dataset;

if (problems && !("showDirectoryPicker" in window)) {
  document.getElementById("unsupported")?.removeAttribute("hidden");
} else {
  for (const edited of editedFormats()) CMS.registerCustomFormat(edited.format, edited.extension, contentFormat(edited));
  CMS.init({ config: editorConfig({ repository, branch }) });
  if (problems) showProblems(problems);
}
