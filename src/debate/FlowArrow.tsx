import { memo } from "react";
import type { Arrow } from "./geometry";

/** From a claim to the answer in the next row; past other rows, close to the column of the claim. */
const curves = { near: "M0 0C60 0 40 100 100 100", far: "M0 0C45 0 0 100 100 100" };

/** An arrow in the color of the answer. Hidden from screen readers, because the words say the same. */
export const FlowArrow = memo(({ to, row, toRow }: Omit<Arrow, "key">) => (
  <li
    aria-hidden
    data-drawn
    style={{ gridArea: `${row} / 2 / ${toRow}` }}
    sx={{
      position: "relative",
      mt: "0.7em",
      mb: "-0.7em",
      mx: 1,
      color: to,
      transform: to === "for" ? "scaleX(-1)" : "none",
      pointerEvents: "none",
      "& svg": { position: "absolute", width: "100%", height: "100%", overflow: "visible" },
      "&::after": {
        content: "''",
        position: "absolute",
        bottom: "-4px",
        right: "1px",
        width: "8px",
        height: "8px",
        border: "solid currentColor",
        borderWidth: "1.75px 1.75px 0 0",
        transform: "rotate(45deg)",
      },
    }}
  >
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
      <path
        d={toRow - row > 1 ? curves.far : curves.near}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  </li>
));
