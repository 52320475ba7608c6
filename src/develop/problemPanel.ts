/** The address where the development server sends the problems of the content, as server-sent events. */
export const problemsPath = "/__content-problems";

export interface ProblemReport {
  /** One sentence about all problems; empty when there are none. */
  summary: string;
  problems: {
    line: string;
    file: string;
    row: number;
  }[];
}

const style = `
#content-problems { position: sticky; bottom: 0; z-index: 50; box-sizing: border-box; width: 100%; max-height: 40vh; overflow: auto; background: Canvas; color: CanvasText; }
#content-problems:not(:empty) { padding: 0.75rem 1.25rem; border-top: 4px solid var(--theme-ui-colors-error, #b3261e); }
#content-problems ul { margin: 0.5rem 0 0; padding-inline-start: 1.25rem; }
#content-problems li > * { display: block; min-height: 24px; padding: 0; border: 0; background: none; color: LinkText; font: inherit; text-align: start; overflow-wrap: anywhere; cursor: pointer; }
`;

/** Shows the problems of the content at the bottom of the page. `elementOf` makes the element for one. */
export function showProblems(
  elementOf: (problem: ProblemReport["problems"][number]) => HTMLElement,
): void {
  const panel = Object.assign(document.createElement("div"), {
    id: "content-problems",
    role: "alert",
  });
  document.body.append(panel);
  document.head.append(Object.assign(document.createElement("style"), { textContent: style }));

  let shownReport: string | undefined;
  const show = ({ data }: MessageEvent<string>) => {
    // After a pause, the server repeats the report. Screen readers would read it again.
    if (data === shownReport) return;
    shownReport = data;
    const { summary, problems }: ProblemReport = JSON.parse(data);
    const list = document.createElement("ul");
    for (const problem of problems) {
      const element = Object.assign(elementOf(problem), { textContent: problem.line });
      list.appendChild(document.createElement("li")).append(element);
    }
    panel.replaceChildren(...(problems.length > 0 ? [summary, list] : []));
  };

  let stream: EventSource | undefined;
  // Only in the visible tab: a browser opens at most six connections to a server, over all tabs.
  const listen = () => {
    stream?.close();
    if (document.hidden) return;
    stream = new EventSource(problemsPath);
    stream.onmessage = show;
  };
  listen();
  document.addEventListener("visibilitychange", listen);
}

/** Shows the problems on the pages of `gatsby develop`. A click on one opens its file. */
export function showProblemsOnPages(): void {
  // The visual editor around a preview shows them itself.
  if (window.self !== window.top) return;
  showProblems(({ file, row }) => {
    const button = Object.assign(document.createElement("button"), {
      type: "button",
      title: "Open in the editor",
    });
    const url = `/__open-stack-frame-in-editor?${new URLSearchParams({ fileName: file, lineNumber: `${row}` })}`;
    button.addEventListener("click", () => fetch(url));
    return button;
  });
}
