import type { LackingText, LanguageReport } from "../develop/contentEvents";
import { editorHash, formHash } from "./editedFiles";
import { fieldInWords, formInWords } from "./formFields";

const style = `
#content-translations { max-height: 30vh; overflow: auto; font-size: 0.875rem; background: Canvas; color: CanvasText; }
#content-translations > * { margin: 0; }
#content-translations > :not(:empty) { padding: 0.25rem 1.25rem; border-top: 1px solid GrayText; }
#content-translations ul { margin: 0; padding-inline-start: 1.25rem; }
#content-translations :is(a, summary) { line-height: 24px; }
#content-translations a { display: block; color: LinkText; overflow-wrap: anywhere; }
`;

/** How many fields a line names. */
const most = 5;

/** Names the fields with the texts, once each: those of a guide are in one field. */
function fieldNames(file: string, texts: readonly LackingText[], atMost = texts.length): string {
  const names = texts.map(
    ({ at, isBehind }) => fieldInWords(file, at) + (isBehind ? " (behind)" : ""),
  );
  const once = [...new Set(names)];
  const more = once.length > atMost ? `, and ${once.length - atMost} more` : "";
  return once.slice(0, atMost).join(", ") + more;
}

/**
 * Adds a panel at the bottom of the editor for what the languages lack: a line for each, which opens a list of the forms with
 * these texts. For the open form, it names the fields.
 * @returns a function that shows the reports of the languages
 */
export function addTranslationPanel(): (reports: LanguageReport[]) => void {
  const panel = Object.assign(document.createElement("div"), { id: "content-translations" });
  const list = Object.assign(document.createElement("div"), { role: "status" });
  const ofForm = Object.assign(document.createElement("p"), { role: "status" });
  panel.append(list, ofForm);
  document.body.append(panel);
  document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
  let reports: LanguageReport[] = [];
  const open = new Set<string>();

  function languageElement({ language, line, files }: LanguageReport) {
    const details = Object.assign(document.createElement("details"), { open: open.has(language) });
    details.addEventListener("toggle", () => {
      if (details.open) open.add(language);
      else open.delete(language);
    });
    const forms = document.createElement("ul");
    for (const { file, texts } of files) {
      const link = Object.assign(document.createElement("a"), {
        href: editorHash(file),
        textContent: `${formInWords(file)}: ${fieldNames(file, texts, most)}`,
      });
      forms.appendChild(document.createElement("li")).append(link);
    }
    const summary = Object.assign(document.createElement("summary"), { textContent: line });
    details.append(summary, forms);
    return details;
  }

  function showOpenForm() {
    const [shown] = window.location.hash.split("?");
    const lines = reports.flatMap(({ language, files }) =>
      files
        .filter(({ file }) => formHash(file) === shown)
        .map(({ file, texts }) => `This form in ${language}: ${fieldNames(file, texts)}.`),
    );
    ofForm.textContent = lines.join(" ");
  }

  window.addEventListener("hashchange", showOpenForm);
  return (latest) => {
    reports = latest;
    list.replaceChildren(...reports.map(languageElement));
    showOpenForm();
  };
}
