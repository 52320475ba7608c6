import { createRoot } from "react-dom/client";
import { FaultOverlay } from "./FaultOverlay";

/** Shows what is wrong in the content, beside the page and apart from it, so that neither disturbs the other. */
export function showFaults(): void {
  createRoot(document.body.appendChild(document.createElement("div"))).render(<FaultOverlay />);
}
