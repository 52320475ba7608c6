import type { ReactElement } from "react";
import { logoPaths } from "../theme/logoPaths";
import { useSite } from "./useSite";

interface LogoProps {
  className?: string;
}

/** The brand next to its logo: two speech flags, for and against, overlapping on common ground. */
export const Logo = ({ className }: LogoProps): ReactElement => (
  <span
    className={className}
    sx={{
      display: "inline-flex",
      alignItems: "center",
      gap: "0.55rem",
      fontFamily: "heading",
      fontWeight: "heading",
      fontSize: "1.5em",
      lineHeight: 1,
      letterSpacing: "heading",
    }}
  >
    <svg
      viewBox="0 0 28 24"
      width="28"
      height="24"
      aria-hidden
      sx={{ width: "1.15em", height: "auto", flex: "none" }}
    >
      <path d={logoPaths.for} sx={{ fill: "for" }} />
      <path d={logoPaths.against} sx={{ fill: "against" }} />
      <path d={logoPaths.common} sx={{ fill: "common" }} />
    </svg>
    <span sx={{ textTransform: "lowercase" }}>{useSite().brand}</span>
  </span>
);
