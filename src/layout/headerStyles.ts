import type { ThemeUIStyleObject } from "theme-ui";
import { variant } from "../theme/variant";
import { withRoom } from "./HeaderRoom";

/* How what is in the header looks, for it and for its rulers. */

/** The queries of a header with room for the menu and all links, for two links, and for one: in the order of its rulers. */
export const roomFor = { menu: withRoom(0), signIn: withRoom(1), signUp: withRoom(2) };

/** What the header shows next to the menu, in a row. */
export const row: ThemeUIStyleObject = { display: "flex", alignItems: "center", gap: [1, 2] };

/** The sign of the drawer ends with the page's text. */
export const rowWithDrawer: ThemeUIStyleObject = { ...row, mr: "-9px" };

const slim = { minHeight: "2.5rem", py: 1, fontSize: "1rem" };
const button = { ...slim, px: ["0.75rem", "0.9rem"] };

/** How each link of the header looks. */
export const linkStyles = {
  consultation: {
    ...variant("links.text"),
    ...slim,
    display: "inline-flex",
    alignItems: "center",
    px: 2,
  },
  signIn: { ...variant("buttons.secondary"), ...button },
  signUp: { ...variant("buttons.primary"), ...button },
} as const;

export type LinkName = keyof typeof linkStyles;

/** Of the links to other languages. */
export const smallWords = { fontSize: "0.875rem" };
