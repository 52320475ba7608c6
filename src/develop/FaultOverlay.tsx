import type { ThemeUIStyleObject } from "theme-ui";
import { useFaultReport } from "./useFaultReport";

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
  borderColor: "against",
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

/** Answered by Gatsby's development server, which finds the editor that runs. */
const openInEditor = (file: string, row: number) =>
  fetch(`/__open-stack-frame-in-editor?${new URLSearchParams({ fileName: file, lineNumber: `${row}` })}`);

/** Stands over the foot of the page while something is wrong in the content: the lines of the terminal, each a way to its place in the editor. */
export function FaultOverlay() {
  const { summary, faults } = useFaultReport();
  return (
    <div role="alert">
      {faults.length > 0 && (
        <div sx={panel}>
          <p sx={{ fontWeight: "strong" }}>{summary}</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault.line}>
                <button type="button" title="Open in the editor" sx={line} onClick={() => openInEditor(fault.file, fault.row)}>
                  {fault.line}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
