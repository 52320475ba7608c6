import { ruledColumns } from "../../theme/patterns";
import { themed } from "../../theme/themes";
import { variant } from "../../theme/variant";
import { CardDetails, CardTitle } from "./CardParts";

interface RuledCardsProps {
  cards: readonly Queries.CardFieldsFragment[];
  numbered?: boolean;
}

/** The number of columns, at most four, that divides the cards evenly; two if none does. */
const columnsFor = (count: number) => (count % 4 === 0 ? 4 : count % 3 === 0 ? 3 : 2);

/** Cards side by side, with hairlines between them. */
export const RuledCards = ({ cards, numbered = false }: RuledCardsProps) => {
  const columns = columnsFor(cards.length);
  const List = numbered ? "ol" : "ul";
  return (
    <List sx={{ ...ruledColumns(columns), borderTop: "strong" }}>
      {cards.map((card, index) => (
        <li
          key={card.title}
          sx={{
            ...themed(card.theme),
            display: "grid",
            // On phones, the number is next to the heading.
            gridTemplateColumns: numbered
              ? ["2rem minmax(0, 1fr)", "minmax(0, 1fr)"]
              : "minmax(0, 1fr)",
            "& > :not(span)": { gridColumn: numbered ? [2, "auto"] : "auto" },
            alignItems: "baseline",
            gap: [1, 3],
            alignContent: "start",
            py: [2, 5],
            borderBottom: "rule",
          }}
        >
          {numbered && (
            <span
              aria-hidden
              sx={{
                fontFamily: "heading",
                fontWeight: "heading",
                fontSize: "lead",
                lineHeight: 1,
                color: "var(--ink)",
              }}
            >
              {index + 1}
            </span>
          )}
          <CardTitle card={card} />
          <p sx={{ ...variant("text.body"), color: "muted" }}>{card.text}</p>
          <CardDetails card={card} />
        </li>
      ))}
    </List>
  );
};
