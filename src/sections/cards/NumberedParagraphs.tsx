import { themed } from "../../theme/themes";
import { variant } from "../../theme/variant";
import { CardDetails } from "./CardParts";

/** Cards as the numbered paragraphs of a report, in two columns: the heading runs into the words. */
export const NumberedParagraphs = ({ cards }: { cards: readonly Queries.CardFieldsFragment[] }) => (
  <ol
    sx={{
      counterReset: "paragraph",
      columnGap: 7,
      "@container (min-width: 44rem)": { "@media screen": { columnCount: 2 } },
    }}
  >
    {cards.map((card) => (
      <li
        key={card.title}
        sx={{
          ...themed(card.theme),
          position: "relative",
          pl: 5,
          pb: [2, 4],
          breakInside: "avoid",
          "&::before": {
            counterIncrement: "paragraph",
            content: "counter(paragraph)",
            position: "absolute",
            left: 0,
            color: "var(--ink)",
            fontWeight: "strong",
          },
        }}
      >
        <h3 sx={{ display: "inline", m: 0, font: "inherit", fontWeight: "strong" }}>
          {card.title}.
        </h3>{" "}
        <p sx={{ ...variant("text.body"), display: "inline" }}>{card.text}</p>
        <CardDetails card={card} />
      </li>
    ))}
  </ol>
);
