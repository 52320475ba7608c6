import type { ReactElement } from "react";
import { variant } from "../theme/variant";

interface StatProps {
  as?: "dt" | "p";
  number: string;
  label: string;
  lang?: string | undefined;
}

/** A figure and what it counts, no larger than a claim of a debate. */
export const Stat = ({ as: Element = "dt", number, label, lang }: StatProps): ReactElement => (
  <Element lang={lang} sx={{ fontWeight: "strong", lineHeight: "title", textWrap: "balance" }}>
    <span
      sx={{
        ...variant("text.inkTitle"),
        display: ["inline", "block"],
        mr: "0.1em",
        whiteSpace: "nowrap",
      }}
    >
      {number}
    </span>{" "}
    {label}
  </Element>
);
