import { editorPlace } from "../content/editorEntries";
import type { ProblemReport } from "../develop/problemReport";

/**
 * Shows what the check finds wrong in the content, below the editor, with a link to each entry.
 * @param address where the development server sends the problems, as server-sent events
 */
export function showProblems(address: string): void {
  const panel = document.body.appendChild(document.createElement("div"));
  panel.id = "content-problems";
  panel.role = "alert";
  new EventSource(address).onmessage = ({ data }) => {
    const { summary, problems }: ProblemReport = JSON.parse(data);
    const list = document.createElement("ul");
    for (const { line, file } of problems) {
      const place = editorPlace(file.replace(/^data\//, ""));
      const item = list.appendChild(document.createElement("li"));
      const text = item.appendChild(document.createElement(place ? "a" : "span"));
      text.textContent = line;
      if (place) text.setAttribute("href", `#${place}`);
    }
    panel.replaceChildren(...(problems.length > 0 ? [document.createTextNode(summary), list] : []));
  };
}
