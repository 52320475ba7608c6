import { keyframes } from "@emotion/react";
import type { ThemeUIStyleObject } from "theme-ui";

/** A row under a rule: a name, and beside it on wider screens what it means. */
export const ruledRow: ThemeUIStyleObject = {
  display: "grid",
  gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 2fr) minmax(0, 3fr)"],
  columnGap: 5,
  rowGap: 1,
  py: 3,
  borderTop: "rule",
};

const between = { pl: 4, borderLeft: "rule" };

/**
 * Entries side by side between hairlines: one, two or `columns` in a row, as the section has room.
 * The first of a row stands on the edge of the grid.
 */
export const ruledColumns = (columns: number): ThemeUIStyleObject => {
  const roomy = columns * 14;
  return {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    [`@container (min-width: 34rem) and (max-width: ${roomy - 0.01}rem)`]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      "& > :nth-of-type(even)": between,
    },
    [`@container (min-width: ${roomy}rem)`]: {
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      [`& > :not(:nth-of-type(${columns}n + 1))`]: between,
    },
  };
};

/** Over the whole of what it is placed in; `inset` says the same in one word, which Safari knows from version 14.1 on. */
export const cover = { top: 0, right: 0, bottom: 0, left: 0 } as const;

/** A stroke that is drawn from its top to its foot. */
export const draw = keyframes({ from: { clipPath: "inset(-10% -10% 110% -10%)" }, to: { clipPath: "inset(-10% -10% -20% -10%)" } });

/** Draws a stroke as it is scrolled into view, where the browser can; elsewhere, and under reduced motion, it just stands there. */
export const drawnInView: ThemeUIStyleObject = {
  "@media (prefers-reduced-motion: no-preference)": {
    "@supports (animation-timeline: view())": {
      animation: `${draw} linear both`,
      animationTimeline: "view()",
      animationRange: "entry 30% cover 45%",
    },
  },
};

/** A cell of a table that reads like a ledger: words from the left, under a rule. */
export const ledgerCell: ThemeUIStyleObject = {
  py: 2,
  px: 0,
  borderTop: "rule",
  textAlign: "start",
  fontWeight: "body",
  lineHeight: "title",
};

/** A figure in such a table: from the right, digit under digit. */
export const ledgerFigure: ThemeUIStyleObject = {
  ...ledgerCell,
  pl: 3,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
};
