import type { ThemeUIStyleObject } from "theme-ui";
import { useProblemReport } from "./useProblemReport";

const panel: ThemeUIStyleObject = {
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: "skipLink",
  maxHeight: "50vh",
  overflow: "auto",
  px: 5,
  py: 4,
  bg: "background",
  color: "text",
  borderTop: "4px solid",
  borderColor: "error",
};

const line: ThemeUIStyleObject = {
  display: "block",
  width: "100%",
  minHeight: 24,
  py: 2,
  px: 0,
  border: 0,
  bg: "transparent",
  textAlign: "start",
  fontFamily: "monospace",
  fontSize: "small",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  cursor: "pointer",
  "&:hover": { textDecoration: "underline" },
};

/** Gatsby's development server opens the file in the running editor. */
const openInEditor = (file: string, row: number) =>
  fetch(`/__open-stack-frame-in-editor?${new URLSearchParams({ fileName: file, lineNumber: `${row}` })}`);

/** Shows the problems of the content at the bottom of the page, each as a button that opens the editor. */
export function ProblemOverlay() {
  const { summary, problems } = useProblemReport();
  return (
    <div role="alert">
      {problems.length > 0 && (
        <div sx={panel}>
          <p sx={{ fontWeight: "strong" }}>{summary}</p>
          <ul>
            {problems.map(({ line: text, file, row }) => (
              <li key={text}>
                <button type="button" title="Open in the editor" sx={line} onClick={() => openInEditor(file, row)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
