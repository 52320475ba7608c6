import { scriptsOnly } from "../theme/mixins";

interface PrintButtonProps {
  label: string;
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

export const PrintButton = ({ label, ...rest }: PrintButtonProps) => (
  <span sx={scriptsOnly}>
    <button type="button" onClick={({ currentTarget }) => print(currentTarget)} {...rest}>
      {label}
    </button>
  </span>
);
