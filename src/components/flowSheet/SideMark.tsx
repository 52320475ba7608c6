import { sidePaths } from "../../theme/marks";

/** A side of a debate. */
export type Side = Queries.Side;

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
