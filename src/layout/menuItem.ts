import type { ThemeUIStyleObject } from "theme-ui";
import { colorReference } from "../theme/colors";

/** The look of an entry of the main menu; the active one is underlined, so that colour alone does not tell. */
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
  "&[aria-current='page'], &[data-active]": { boxShadow: "inset 0 -2px currentColor" },
};
