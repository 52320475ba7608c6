import type { ReactNode } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { variant } from "../theme/variant";

interface ListProps {
  heading?: string;
  ordered?: boolean;
}

const ink = "var(--ink)";
/** A number, or a dash. The dash is a border, because forced colors leave borders visible. */
const marks = {
  number: { content: "counter(point)", color: ink, fontWeight: "strong" },
  dash: { content: "''", top: "0.68em", width: "0.6rem", borderTop: `2px solid ${ink}` },
};
const item: ThemeUIStyleObject = { counterIncrement: "point", lineHeight: 1.45 };
const grid: ThemeUIStyleObject = { display: "grid", gap: [1, 2], alignContent: "start" };

const List = ({ heading, ordered, children }: ListProps & { children: ReactNode }) => {
  const Element = ordered ? "ol" : "ul";
  return (
    <div sx={{ ...grid, "@media print": { display: "block" } }}>
      {heading && <h4 sx={{ ...variant("text.label"), color: "text" }}>{heading}</h4>}
      <Element sx={{ counterReset: "point" }}>{children}</Element>
    </div>
  );
};

/** Short points, each with a dash or with its number. */
export const PointList = ({ points, ...list }: ListProps & { points: readonly string[] }) => (
  <List {...list}>
    {points.map((point) => (
      <li
        key={point}
        sx={{
          ...item,
          position: "relative",
          pl: "1.4rem",
          maxWidth: "measure",
          "& + &": { mt: [1, 2] },
          "&::before": {
            position: "absolute",
            left: 0,
            ...marks[list.ordered ? "number" : "dash"],
          },
        }}
      >
        {point}
      </li>
    ))}
  </List>
);

interface TitledListProps extends ListProps {
  items: readonly Pick<Queries.TitledTextFieldsFragment, "title" | "text">[];
}

export const TitledList = ({ items, ...list }: TitledListProps) => (
  <List {...list}>
    {items.map(({ title, text }) => (
      <li key={title} sx={{ ...item, py: 2, borderTop: "rule" }}>
        <h5
          sx={{
            m: 0,
            fontSize: "body",
            fontWeight: "strong",
            "&::before": list.ordered ? { content: "counter(point) '. '", color: ink } : {},
          }}
        >
          {title}
        </h5>
        <p sx={{ color: "muted" }}>{text}</p>
      </li>
    ))}
  </List>
);
