import { showProblems } from "./problemPanel";

/** Shows the problems of the content on the pages of `gatsby develop`. A click on one opens its file in the running editor. */
export function showProblemsOnPages(): void {
  // The visual editor around a preview shows them itself.
  if (window.self !== window.top) return;
  showProblems(({ file, row }) => {
    const button = Object.assign(document.createElement("button"), {
      type: "button",
      title: "Open in the editor",
    });
    const address = `/__open-stack-frame-in-editor?${new URLSearchParams({ fileName: file, lineNumber: `${row}` })}`;
    button.addEventListener("click", () => fetch(address));
    return button;
  });
}
