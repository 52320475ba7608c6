import type { MouseEvent } from "react";
import type { ThemeUIStyleObject } from "theme-ui";

interface PrintButtonProps {
  label: string;
  /** A CSS selector of the part around the button that is printed alone; without it, the whole page. */
  part?: string;
  className?: string;
  "aria-describedby"?: string;
}

const onlyOnScreen: ThemeUIStyleObject = {
  "html:not(.js) &": { display: "none" },
  "@media print": { display: "none" },
};

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

/** A button that prints the page, or only a part of it. Not there without scripts, or on paper. */
export const PrintButton = ({ label, part, className, ...rest }: PrintButtonProps) => (
  <span sx={onlyOnScreen}>
    <button
      type="button"
      className={className}
      onClick={(event: MouseEvent) => print(part ? event.currentTarget.closest(part) : null)}
      {...rest}
    >
      {label}
    </button>
  </span>
);
