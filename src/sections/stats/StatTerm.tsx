import type { ReactElement } from "react";

interface StatTermProps {
  number: string;
  label: string;
}

/** A figure and what it counts, as large as text. */
export const StatTerm = ({ number, label }: StatTermProps): ReactElement => (
  <dt sx={{ fontWeight: "strong", textWrap: "balance" }}>
    <span sx={{ color: "var(--ink)", whiteSpace: "nowrap" }}>{number}</span> {label}
  </dt>
);
