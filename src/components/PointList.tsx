import type { ThemeUIStyleObject } from "theme-ui";
import { variant } from "../theme/variant";

interface ListProps {
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

const frame: ThemeUIStyleObject = {
  display: "grid",
  gap: [1, 2],
  alignContent: "start",
  "@media print": { display: "block" },
};

const Heading = ({ children }: { children: string }) => (
  <h4 sx={{ ...variant("text.label"), color: "text" }}>{children}</h4>
);

/** Short points, each with a dash or with its number. */
export function PointList({
  points,
  heading,
  ordered = false,
}: ListProps & { points: readonly string[] }) {
  const List = ordered ? "ol" : "ul";
  return (
    <div sx={frame}>
      {heading && <Heading>{heading}</Heading>}
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

export function TitledList({
  items,
  heading,
  ordered = false,
}: Required<Pick<ListProps, "heading">> &
  ListProps & { items: readonly Queries.TitledTextFieldsFragment[] }) {
  const List = ordered ? "ol" : "ul";
  const numbered = { counterIncrement: "item", content: "counter(item) '. '", color: "var(--ink)" };
  return (
    <div sx={{ ...frame, gap: 2 }}>
      <Heading>{heading}</Heading>
      <List sx={{ counterReset: "item" }}>
        {items.map(({ title, text }) => (
          <li key={title} sx={{ py: 2, borderTop: "rule", lineHeight: 1.45 }}>
            <h5
              sx={{
                m: 0,
                fontSize: "body",
                fontWeight: "strong",
                "&::before": ordered ? numbered : {},
              }}
            >
              {title}
            </h5>
            <p sx={{ color: "muted" }}>{text}</p>
          </li>
        ))}
      </List>
    </div>
  );
}
