import type { ThemeUIStyleObject } from "theme-ui";
import { inline } from "../../theme/mixins";
import { variant } from "../../theme/variant";

interface DrawnStatsStyle {
  list: ThemeUIStyleObject;
  stat: ThemeUIStyleObject;
  /** The figure with its drawing and what it counts. */
  term: ThemeUIStyleObject;
  drawing: ThemeUIStyleObject;
  figure: ThemeUIStyleObject;
  label: ThemeUIStyleObject;
  description: ThemeUIStyleObject;
}

/** The widest drawing, at which it is 140px high. */
const widest = "420px";

/**
 * How drawn figures stand: on phones below each other, each with its drawing above; where there is more room, the drawing
 * next to the words; in columns, where each has room for its figure.
 * @param count how many there are
 */
export function drawnStatsStyle(count: number): DrawnStatsStyle {
  const columns = `@container (min-width: ${count * 15}rem)`;
  const inColumns = (style: ThemeUIStyleObject): ThemeUIStyleObject =>
    count > 1 ? { [columns]: style } : {};
  const drawingWidth = `min(38cqi, ${widest})`;
  const sideBySide = "@container (min-width: 34rem)";
  return {
    list: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      borderTop: "strong",
      breakInside: "avoid",
      ...inColumns({
        gridTemplateColumns: `var(--columns-${count}, repeat(${count}, minmax(0, 1fr)))`,
      }),
    },
    stat: {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      rowGap: 2,
      alignContent: "start",
      py: 4,
      "& + &": { borderTop: "rule" },
      // Words begin where those of figures without a drawing do (`ruledRow`).
      [sideBySide]: { pl: "calc(0.4 * (100cqi - 24px) + 24px)" },
      ...inColumns({
        // Figures and sentences are level.
        gridRow: "span 2",
        gridTemplateRows: "subgrid",
        pl: 0,
        pr: 4,
        "& + &": { borderTop: 0, borderLeft: "rule", pl: 4 },
        "&:last-of-type": { pr: 0 },
      }),
      "@media print": { pt: 2, pb: 0, rowGap: 1 },
    },
    term: {
      ...inline,
      columnGap: 3,
      [sideBySide]: { display: "block" },
    },
    drawing: {
      flex: "0 0 100%",
      maxWidth: "354px",
      pb: 3,
      [sideBySide]: {
        position: "absolute",
        left: 0,
        top: 4,
        width: drawingWidth,
        maxWidth: "none",
      },
      ...inColumns({
        position: "static",
        width: "auto",
        maxWidth: widest,
        // The drawings stand on one line.
        display: "flex",
        flexDirection: "column",
        justifyContent: "flex-end",
        boxSizing: "content-box",
        height: `min(140px, ${36 / count}cqi)`,
        "& > *": { flex: "none" },
      }),
      // A leaflet has one page.
      "@media print": { height: "50px", pb: 1, "& > svg": { maxWidth: "95px" } },
    },
    figure: {
      ...variant("text.figure"),
      // With more space between its letters, it has no room on one line.
      whiteSpace: "normal",
      fontSize: `clamp(min(3.2rem, 21cqi), min(6.4vw, ${(20.7 / count).toFixed(1)}cqi), 5.65rem)`,
      "@media print": { fontSize: "2rem" },
    },
    label: {
      // Below the figure where its longest word has no room next to it.
      flex: "1 1 min-content",
      overflowWrap: "break-word",
      fontSize: "1.1rem",
      fontWeight: "strong",
      lineHeight: "title",
      [sideBySide]: { display: "block", mt: 2 },
      "@media print": { mt: 0 },
    },
    description: { ...variant("text.muted"), "@media print": { fontSize: "small" } },
  };
}
