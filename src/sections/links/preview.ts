import type { ThemeUIStyleObject } from "theme-ui";
import { cover } from "../../theme/mixins";

/** An entry whose preview belongs to its link for the pointer. */
export const preview: ThemeUIStyleObject = {
  position: "relative",
  display: "grid",
  alignContent: "start",
  "& a::after": { content: "''", ...cover },
  "@media (hover: hover)": { "&:hover [data-preview]": { borderColor: "text" } },
};
