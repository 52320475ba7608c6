import { variant } from "../../theme/variant";

interface PointListProps {
  points: readonly string[];
  /** A heading above the list. */
  heading?: string;
  ordered?: boolean;
}

/** A number, or a dash. The dash is a border, because forced colors leave borders visible. */
const marks = {
  number: {
    counterIncrement: "point",
    content: "counter(point)",
    color: "var(--ink)",
    fontWeight: "strong",
  },
  dash: { content: "''", top: "0.68em", width: "0.6rem", borderTop: "2px solid var(--ink)" },
} as const;

/** Short points, each with a dash or with its number. */
export function PointList({ points, heading, ordered = false }: PointListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <div
      sx={{
        display: "grid",
        gap: [1, 2],
        alignContent: "start",
        "@media print": { display: "block" },
      }}
    >
      {heading && <h4 sx={{ ...variant("text.label"), color: "text" }}>{heading}</h4>}
      <List sx={{ display: "grid", gap: [1, 2], counterReset: "point" }}>
        {points.map((point) => (
          <li
            key={point}
            sx={{
              position: "relative",
              pl: "1.4rem",
              lineHeight: 1.45,
              maxWidth: "measure",
              "&::before": { position: "absolute", left: 0, ...marks[ordered ? "number" : "dash"] },
            }}
          >
            {point}
          </li>
        ))}
      </List>
    </div>
  );
}
