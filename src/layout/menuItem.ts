import type { ThemeUIStyleObject } from "theme-ui";
import { colorReference } from "../theme/colors";

/** The styles of a main menu entry. The active one is underlined, because color alone is not enough. */
export const menuItem: ThemeUIStyleObject = {
  display: "inline-flex",
  alignItems: "center",
  gap: 1,
  minHeight: "target",
  px: 1,
  border: 0,
  bg: "transparent",
  color: "text",
  fontSize: "1rem",
  fontWeight: "medium",
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  boxShadow: "inset 0 -2px transparent",
  transition: "box-shadow 140ms ease-out",
  "@media (hover: hover)": { "&:hover": { boxShadow: `inset 0 -2px ${colorReference("rule")}` } },
  "&[aria-current='page'], &[data-active]": {
    boxShadow: "inset 0 -2px currentColor",
    // Forced colors have no shadows.
    "@media (forced-colors: active)": {
      textDecoration: "underline 2px",
      textUnderlineOffset: "0.4em",
    },
  },
};
