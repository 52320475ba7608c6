/** A side of a debate. */
export type Side = Queries.Side;

const shapes: Record<Side, string> = {
  for: "M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1z",
  against: "M1.5 1.5h9v9h-9z",
  common: "M6 0l6 6-6 6-6-6z",
};

/** The sign that stands beside a side's colour: a disc, a square, or a diamond. */
export const SideMark = ({ side, size = 10 }: { side: Side; size?: number }) => (
  <svg
    viewBox="0 0 12 12"
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
    sx={{ display: "inline-block", flex: "none", fill: side }}
  >
    <path d={shapes[side]} />
  </svg>
);
