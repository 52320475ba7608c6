import { followContentEvents, type ProblemReport } from "./contentEvents";

const style = `
#content-problems { position: sticky; bottom: 0; z-index: 50; box-sizing: border-box; width: 100%; max-height: 40vh; overflow: auto; background: Canvas; color: CanvasText; }
#content-problems:not(:empty) { padding: 0.75rem 1.25rem; border-top: 4px solid var(--theme-ui-colors-error, #b3261e); }
#content-problems ul { margin: 0.5rem 0 0; padding-inline-start: 1.25rem; }
#content-problems li > * { display: block; min-height: 24px; padding: 0; border: 0; background: none; color: LinkText; font: inherit; text-align: start; overflow-wrap: anywhere; cursor: pointer; }
`;

/**
 * Adds a panel for the problems of the content at the bottom of the page.
 * @param elementOf makes the element for a problem
 * @returns a function that shows problems
 */
export function addProblemPanel(
  elementOf: (problem: ProblemReport["problems"][number]) => HTMLElement,
): (report: ProblemReport) => void {
  const panel = Object.assign(document.createElement("div"), {
    id: "content-problems",
    role: "alert",
  });
  document.body.append(panel);
  document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
  return ({ summary, problems }) => {
    const list = document.createElement("ul");
    for (const problem of problems) {
      const element = Object.assign(elementOf(problem), { textContent: problem.line });
      list.appendChild(document.createElement("li")).append(element);
    }
    panel.replaceChildren(...(problems.length > 0 ? [summary, list] : []));
  };
}

/** Shows the problems on the pages of `gatsby develop`. A click on one opens its file. */
export function showProblemsOnPages(): void {
  // The visual editor around a preview shows them itself.
  if (window.self !== window.top) return;
  const problems = addProblemPanel(({ file, row }) => {
    const button = Object.assign(document.createElement("button"), {
      type: "button",
      title: "Open in the editor",
    });
    const url = `/__open-stack-frame-in-editor?${new URLSearchParams({ fileName: file, lineNumber: `${row}` })}`;
    button.addEventListener("click", () => fetch(url));
    return button;
  });
  followContentEvents({ problems });
}
