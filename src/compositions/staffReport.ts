import { get, type Theme } from "theme-ui";
import { wideScreens } from "../theme/media";
import { type CompositionStyle, slot } from "./CompositionStyle";

const margin = "4.75rem";
/** The column of the kinds of items. */
const kinds = "10rem";

/** The height of a line, in rem. */
const line = 1.75;
/** Every fifth line has its number, as in printed bills. */
const step = 5;
/** The numbers of more lines than any page has; what is below its end is cut off. */
const numbers = Array.from({ length: 40 }, (_, index) => (index + 1) * step).join("\\A ");

/** From the left edge of the window to that of the page's content. */
const left = (theme: Theme) => `calc(max(0px, (100% - ${get(theme, "sizes.page")}) / 2) + 2rem)`;

const inMargin = { position: "absolute", top: 0, bottom: 0, left } as const;

/** Like a staff report: numbered lines, and numbered items with their kind next to the heading. */
export const staffReport: CompositionStyle = {
  page: {
    counterReset: "item",
    "& > section:last-of-type": { bg: "background", borderTop: "strong" },
    position: "relative",
    [wideScreens]: {
      [slot("page")]: { pl: `calc(2rem + ${margin})` },
      // The second part is what screen readers read: nothing. Browsers that don't know it show no numbers.
      "@supports (content: 'a' / '')": {
        "&::before": {
          ...inMargin,
          // Each number is in the middle of the lines it counts; this moves it to the last of them.
          top: `${(line * (step - 1)) / 2}rem`,
          content: `"${numbers}" / ""`,
          width: "2rem",
          overflow: "hidden",
          whiteSpace: "pre",
          textAlign: "end",
          fontSize: "0.8125rem",
          fontVariantNumeric: "tabular-nums",
          lineHeight: `${line * step}rem`,
          color: "muted",
        },
      },
      "&::after": {
        ...inMargin,
        content: "''",
        ml: "2.75rem",
        width: "5px",
        borderInline: "1px solid color-mix(in srgb, var(--ink) 45%, transparent)",
      },
    },
  },
  section: {
    [slot("debate")]: { borderWidth: "1.5px 0 0", borderColor: "text", borderRadius: 0 },
    [slot("questions")]: { counterReset: "entry", borderTop: 0 },
    [`${slot("questions")} ${slot("entry")}`]: {
      display: "grid",
      gridTemplateColumns: "3rem minmax(0, 1fr)",
      columnGap: 0,
      alignItems: "baseline",
      "& > *": { gridColumn: "2" },
      border: 0,
    },
    [`${slot("entry")}::before`]: {
      counterIncrement: "entry",
      content: "counter(item) '.' counter(entry)",
      color: "var(--ink)",
      fontWeight: "strong",
      fontVariantNumeric: "tabular-nums",
    },
    // Sections other than sheets and tables go below their heading.
    [wideScreens]: {
      [`[data-layout=hung] > ${slot("content")}, ${slot("content")}:has(> ${slot("questions")})`]: {
        pl: `calc(${kinds} + 1.5rem)`,
      },
    },
  },
  frame: () => ({
    borderTop: "rule",
    py: [3, 4, 6],
    display: "grid",
    rowGap: [3, 4],
    gridTemplateColumns: "minmax(0, 1fr)",
  }),
  header: () => ({
    display: "grid",
    gap: 2,
    columnGap: 5,
    alignItems: "baseline",
    gridTemplateColumns: ["minmax(0, 1fr)", null, `${kinds} minmax(0, 1fr)`],
  }),
  // On phones, terms run into their words, like the numbered paragraphs.
  term: {
    display: ["block", "grid"],
    [wideScreens]: { gridTemplateColumns: "9rem minmax(0, 1fr)" },
  },
  termName: { display: ["inline", "block"], "&::after": { content: ["'. '", "none"] } },
  termText: { display: ["inline", "block"] },
  closing: {
    pt: [4, null, 6],
    columnGap: 5,
    gridTemplateColumns: ["minmax(0, 1fr)", null, `${kinds} minmax(0, 1fr)`],
    "& > *": { gridColumn: ["auto", null, "2"] },
    [slot("title")]: { fontSize: "title" },
  },
  label: {
    gridRow: [null, null, "1"],
    fontSize: "body",
    "&::before": { counterIncrement: "item", content: "counter(item) '. '" },
  },
  title: { fontSize: "title", gridColumn: ["auto", null, "2"], gridRow: [null, null, "1"] },
  lead: { gridColumn: ["auto", null, "2"], fontSize: "body" },
};
