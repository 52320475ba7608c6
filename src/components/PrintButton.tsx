import type { ReactElement } from "react";
import { scriptsOnly } from "../theme/mixins";

interface PrintButtonProps {
  label: string;
  lang?: string | undefined;
  className?: string;
  "aria-describedby"?: string;
}

/** Prints the sheet or section around a button alone, or else the page; `src/theme/GlobalStyles.tsx` hides the rest. */
function print(button: Element) {
  const part = button.closest("[data-printable], section");
  const end = () => part?.removeAttribute("data-printing");
  part?.setAttribute("data-printing", "");
  window.addEventListener("afterprint", end, { once: true });
  window.print();
}

/** The button that prints what is around it. */
export const PrintButton = ({ label, ...rest }: PrintButtonProps): ReactElement => (
  <span sx={scriptsOnly}>
    <button type="button" onClick={({ currentTarget }) => print(currentTarget)} {...rest}>
      {label}
    </button>
  </span>
);
