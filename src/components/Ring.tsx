import type { ComponentProps } from "react";

/** A ring around the element it is in, as debaters draw it by hand around what both sides accept. */
export const Ring = (props: ComponentProps<"svg">) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 200 100"
    preserveAspectRatio="none"
    {...props}
    sx={{
      position: "absolute",
      inset: 0,
      width: "100%",
      height: "100%",
      maxWidth: "none",
      overflow: "visible",
    }}
  >
    <path
      d="M30 7C84-2 164-3 188 16c16 16 14 50-4 66-24 18-122 20-166 8C2 84-3 32 12 16 18 9 32 5 46 4"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);
