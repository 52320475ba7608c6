import { themed } from "../theme/themes";
import { CardDetails, CardTitle } from "./CardParts";

interface RuledCardsProps {
  cards: readonly Queries.CardFieldsFragment[];
  numbered: boolean;
}

/** As many columns as divide the cards evenly, four at the most. */
const columnsFor = (count: number) => (count % 4 === 0 ? 4 : count % 3 === 0 ? 3 : 2);

/** Cards side by side, parted by hairlines as on a ruled sheet. */
export const RuledCards = ({ cards, numbered }: RuledCardsProps) => {
  const columns = columnsFor(cards.length);
  const List = numbered ? "ol" : "ul";
  return (
    <List sx={{ display: "grid", gridTemplateColumns: ["1fr", "1fr 1fr", `repeat(${columns}, minmax(0, 1fr))`], borderTop: "strong" }}>
      {cards.map((card, index) => (
        <li
          key={card.title}
          sx={{
            ...themed(card.theme),
            display: "grid",
            gap: 3,
            alignContent: "start",
            py: 5,
            px: [0, 4],
            borderBottom: "rule",
            borderLeft: ["none", "rule"],
            "@media (min-width: 56em)": { [`&:nth-of-type(${columns}n + 1)`]: { pl: 0, borderLeft: "none" } },
            "@media (min-width: 40em) and (max-width: 55.99em)": { "&:nth-of-type(2n + 1)": { pl: 0, borderLeft: "none" } },
          }}
        >
          {numbered && (
            <span aria-hidden sx={{ fontFamily: "heading", fontWeight: "heading", fontSize: "lead", lineHeight: 1, color: "var(--ink)" }}>
              {index + 1}
            </span>
          )}
          <CardTitle card={card} />
          <p sx={{ variant: "text.body", color: "muted" }}>{card.text}</p>
          <CardDetails card={card} />
        </li>
      ))}
    </List>
  );
};
