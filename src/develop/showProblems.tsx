import { createRoot } from "react-dom/client";
import { ThemeUIProvider } from "theme-ui";
import { theme } from "../theme";
import { ProblemOverlay } from "./ProblemOverlay";

/** Shows the problems of the content over the page. A separate React root, because an error in the page would remove them. */
export function showProblems(): void {
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <ThemeUIProvider theme={theme}>
      <ProblemOverlay />
    </ThemeUIProvider>,
  );
}
