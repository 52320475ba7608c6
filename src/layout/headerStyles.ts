import type { ThemeUIStyleObject } from "theme-ui";
import { variant } from "../theme/variant";
import { withoutRoomFor, withRoom } from "./HeaderRoom";

/* How what is in the header looks, for it and for its rulers. */

/*
 * The rulers of the header: the menu and all links, with a language by its name or as its code; two links; one, again with
 * the name or the code.
 */

/** The queries of a header with room for the menu and all links, for two links, and for one. */
export const roomFor = { menu: withRoom(1), signIn: withRoom(2), signUp: withRoom(4) };

/** The query of a header with room for the code of a language, and not for its name. */
export const roomForCode = withoutRoomFor(1, 4, 5);

/** What the header shows next to the menu, in a row. */
export const row: ThemeUIStyleObject = { display: "flex", alignItems: "center", gap: [1, 2] };

/** Of a button without words: narrower on the narrowest phones, and with large text. */
const signWidth = "min(2.5rem, 9.75vw)";

/** A button without words. */
export const signStyle = { ...variant("buttons.icon"), width: [signWidth, "target"] };

/** In pixels: the size of the sign of the drawer. */
export const drawerSign = 24;

/** Lets the sign of the drawer end with the page's text. */
export const flushSign = { mr: [`calc((${drawerSign}px - ${signWidth}) / 2)`, "-9px"] };

/** The row with the sign of the drawer at its end. */
export const rowWithDrawer: ThemeUIStyleObject = { ...row, ...flushSign };

const slim = { minHeight: "2.5rem", py: 1, fontSize: "1rem" };
const button = { ...slim, px: ["min(0.75rem, 3.4vw)", "0.9rem"] };

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

/** A language, or the button of their menu. */
export const languageStyle: ThemeUIStyleObject = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: 24,
  minHeight: "2.5rem",
  // The sign next to it has room of its own.
  mr: ["-4px", 0],
  fontSize: "0.875rem",
  whiteSpace: "nowrap",
};
