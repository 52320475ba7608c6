import { memo, type ReactNode } from "react";
import { useSite } from "../useSite";

/** The sign of each side: a disc, a square and a diamond. In a box of 12 by 12. */
const sidePaths = {
  for: "M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1z",
  against: "M1.5 1.5h9v9h-9z",
  common: "M6 0l6 6-6 6-6-6z",
};

export type Side = Queries.Side;

export function useSideNames(): Record<Side, string> {
  const { messages } = useSite();
  return { for: messages.sideFor, against: messages.sideAgainst, common: messages.sideCommon };
}

/** The sign of a side, for people who can't tell its color: a disc, a square, or a diamond. */
export const SideMark = ({ side }: { side: Side }) => (
  <svg
    viewBox="0 0 12 12"
    width={10}
    height={10}
    aria-hidden="true"
    sx={{ display: "inline-block", flex: "none", fill: side }}
  >
    <path d={sidePaths[side]} />
  </svg>
);

interface SideNameProps {
  side: Side;
  children?: ReactNode;
  className?: string;
}

/** The name of a side in its color, with its sign. */
export const SideName = memo(({ side, children, className }: SideNameProps) => {
  const names = useSideNames();
  return (
    <span
      className={className}
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 2,
        fontSize: "small",
        fontWeight: "strong",
        lineHeight: "title",
        color: side,
      }}
    >
      <SideMark side={side} />
      {children ?? names[side]}
    </span>
  );
});
