import { variant } from "../../theme/variant";

interface PointListProps {
  points: readonly string[];
  /** A heading above the list. */
  heading?: string;
  ordered?: boolean;
}

/** Short points, each with a disc or with its number. */
export function PointList({ points, heading, ordered = false }: PointListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <div sx={{ display: "grid", gap: 2, alignContent: "start" }}>
      {heading && <h4 sx={{ ...variant("text.label"), color: "text" }}>{heading}</h4>}
      <List sx={{ display: "grid", gap: 2, counterReset: "point" }}>
        {points.map((point) => (
          <li
            key={point}
            sx={{
              position: "relative",
              pl: "1.4rem",
              lineHeight: 1.45,
              maxWidth: "measure",
              "&::before": ordered
                ? {
                    counterIncrement: "point",
                    content: "counter(point)",
                    position: "absolute",
                    left: 0,
                    color: "var(--ink)",
                    fontWeight: "strong",
                  }
                : {
                    content: "''",
                    position: "absolute",
                    left: 0,
                    top: "0.5em",
                    width: 8,
                    height: 8,
                    borderRadius: "50%",
                    border: "2px solid var(--ink)",
                  },
            }}
          >
            {point}
          </li>
        ))}
      </List>
    </div>
  );
}
