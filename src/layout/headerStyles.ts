import type { ThemeUIStyleObject } from "theme-ui";
import { colorReference } from "../theme/colors";
import { bareButton } from "../theme/mixins";
import { variant } from "../theme/variant";
import { withoutRoomFor, withRoom } from "./HeaderRoom";

/* How what is in the header looks, for it and for its rulers. */

/*
 * The header has three styles: entries of the menu and links like them; a small quiet group, for the language and the color
 * mode; and one button.
 */

/**
 * The rulers of the header, from the longest to the shortest: the menu and all links, roomy or compact; two links; one, with a
 * language by its name or as its code.
 */
export const rulerNames = [
  "roomyMenu",
  "compactMenu",
  "twoLinks",
  "oneLink",
  "linkAndCode",
] as const;
export type RulerName = (typeof rulerNames)[number];

/** How many rulers are longer than one. */
const longerThan = (name: RulerName) => rulerNames.indexOf(name);

/** The queries of a header with room for the menu and all links, for two links, and for one. */
export const roomFor = {
  menu: withRoom(longerThan("compactMenu")),
  signIn: withRoom(longerThan("twoLinks")),
  signUp: withRoom(longerThan("linkAndCode")),
};

/** The query of a header that shows the code of a language: next to a compact menu, to one link, or to none. */
export const roomForCode = withoutRoomFor(
  longerThan("compactMenu"),
  longerThan("linkAndCode"),
  rulerNames.length,
);

/** How large words are, and how far apart. */
const density = (size: string, gap: string | string[]) => ({
  "--item-size": size,
  "--item-gap": gap,
});

/** The menu and all links, as on wide screens. */
export const roomy: ThemeUIStyleObject = density("1rem", "1.25rem");

/** The same for windows from 1,000 px on, where letters grow with the window. */
export const compact: ThemeUIStyleObject = density(
  "clamp(0.875rem, 0.28rem + 1vw, 1rem)",
  "0.5rem",
);

/** The links next to the sign of the drawer. */
const besideDrawer: ThemeUIStyleObject = density("1rem", ["4px", "8px"]);

/** The size of all that is in the header, as there is room. */
export const sizeByRoom: ThemeUIStyleObject = {
  display: "contents",
  ...besideDrawer,
  [roomFor.menu]: compact,
  [withRoom(longerThan("roomyMenu"))]: roomy,
  "html:not(.js) &": roomy,
};

/** Entries of the menu, or what the header shows next to it, in a row. */
export const row: ThemeUIStyleObject = {
  display: "flex",
  alignItems: "center",
  columnGap: "var(--item-gap)",
};

/** An entry of the menu, or a link like one. The active one is underlined, because color alone is not enough. */
export const menuItem: ThemeUIStyleObject = {
  ...bareButton,
  display: "inline-flex",
  alignItems: "center",
  gap: 1,
  minHeight: "target",
  px: 1,
  color: "text",
  fontSize: "var(--item-size)",
  fontWeight: "medium",
  lineHeight: "title",
  textDecoration: "none",
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

/** In pixels: the size of the sign of a group. */
export const chevron = 18;

/** Of a button without words: narrower on the narrowest phones, and with large text. */
const signWidth = "min(2.5rem, 9.75vw)";

/** A button without words. */
export const signStyle = { ...variant("buttons.icon"), width: [signWidth, "target"] };

/** The quiet group: the language and, in the same color, the color mode. */
export const quietGroup: ThemeUIStyleObject = {
  display: "flex",
  alignItems: "center",
  color: "muted",
};

/** The sign of the color mode, close to the language. */
export const quietSign = { ...signStyle, width: [signWidth, "2.25rem"], color: "muted" };

/** In pixels: the size of the sign of the drawer. */
export const drawerSign = 24;

/** Lets the sign of the drawer end with the page's text. */
export const flushSign = { mr: [`calc((${drawerSign}px - ${signWidth}) / 2)`, "-9px"] };

/** The row with the sign of the drawer at its end. */
export const rowWithDrawer: ThemeUIStyleObject = { ...besideDrawer, ...row, ...flushSign };

export type LinkName = "consultation" | "signIn" | "signUp";

/** How each link of the header looks. */
export const linkStyles: Record<LinkName, ThemeUIStyleObject> = {
  consultation: menuItem,
  signIn: menuItem,
  signUp: {
    ...variant("buttons.primary"),
    minHeight: "2.5rem",
    py: 1,
    px: ["min(0.75rem, 3.4vw)", "0.75rem"],
    fontSize: "var(--item-size)",
  },
};

/** A language, or the button of their menu. */
export const languageStyle: ThemeUIStyleObject = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  // As its code, it is 24 px wide next to the sign that overlaps it.
  minWidth: 28,
  minHeight: "2.5rem",
  // The sign next to it has room of its own.
  mr: "-4px",
  fontSize: "0.875rem",
  whiteSpace: "nowrap",
};
