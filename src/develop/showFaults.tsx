import { ThemeProvider } from "@theme-ui/core";
import { createRoot } from "react-dom/client";
import { theme } from "../theme";
import { FaultOverlay } from "./FaultOverlay";

/** Shows what is wrong in the content, beside the page and apart from it, so that neither disturbs the other. */
export function showFaults(): void {
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <ThemeProvider theme={theme}>
      <FaultOverlay />
    </ThemeProvider>,
  );
}
