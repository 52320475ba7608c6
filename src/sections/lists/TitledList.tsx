import { variant } from "../../theme/variant";

interface TitledListProps {
  heading: string;
  items: readonly Queries.TitledTextFieldsFragment[];
  ordered?: boolean;
}

/** Short entries with titles, such as roles or the steps of a process. */
export function TitledList({ heading, items, ordered = false }: TitledListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <div
      sx={{ display: "grid", gap: 2, alignContent: "start", "@media print": { display: "block" } }}
    >
      <h4 sx={{ ...variant("text.label"), color: "text" }}>{heading}</h4>
      <List sx={{ counterReset: "item" }}>
        {items.map(({ title, text }) => (
          <li key={title} sx={{ py: 2, borderTop: "rule", lineHeight: 1.45 }}>
            <h5
              sx={{
                m: 0,
                fontSize: "body",
                fontWeight: "strong",
                "&::before": ordered
                  ? { counterIncrement: "item", content: "counter(item) '. '", color: "var(--ink)" }
                  : {},
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
