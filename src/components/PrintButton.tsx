import type { MouseEvent } from "react";
import { scriptsOnly } from "../theme/patterns";

interface PrintButtonProps {
  label: string;
  /** A CSS selector of the part around the button that is printed alone; without it, the whole page. */
  part?: string;
  className?: string;
  "aria-describedby"?: string;
}

/** Prints; `src/theme/GlobalStyles.tsx` hides all but the part with `data-printed` while the class is there. */
function print(part?: Element | null): void {
  const { classList } = document.documentElement;
  if (part) {
    part.setAttribute("data-printed", "");
    classList.add("printing-part");
    window.addEventListener(
      "afterprint",
      () => {
        part.removeAttribute("data-printed");
        classList.remove("printing-part");
      },
      { once: true },
    );
  }
  window.print();
}

/** A button that prints the page, or only a part of it. */
export const PrintButton = ({ label, part, className, ...rest }: PrintButtonProps) => (
  <span sx={scriptsOnly}>
    <button
      type="button"
      className={className}
      onClick={({ currentTarget }: MouseEvent) => print(part ? currentTarget.closest(part) : null)}
      {...rest}
    >
      {label}
    </button>
  </span>
);
