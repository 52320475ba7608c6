import type { ReactNode } from "react";
import { type Side, SideMark } from "./SideMark";

/** The name of a side in its color, with its sign. */
export const SideName = ({
  side,
  children,
  className,
}: {
  side: Side;
  children: ReactNode;
  className?: string;
}) => (
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
    {children}
  </span>
);
