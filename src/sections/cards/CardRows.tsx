import { ruledRow } from "../../theme/patterns";
import { themed } from "../../theme/themes";
import { variant } from "../../theme/variant";
import { CardDetails, CardTitle } from "./CardParts";

/** Cards one below the other, between rules. */
export const CardRows = ({ cards }: { cards: readonly Queries.CardFieldsFragment[] }) => (
  <ul>
    {cards.map((card) => (
      <li
        key={card.title}
        sx={{
          ...themed(card.theme),
          ...ruledRow,
          rowGap: 2,
          py: [4, 5],
          "&:last-of-type": { pb: 0 },
        }}
      >
        <CardTitle card={card} />
        <div sx={{ display: "grid", gap: [2, 3] }}>
          <p sx={variant("text.body")}>{card.text}</p>
          <CardDetails card={card} />
        </div>
      </li>
    ))}
  </ul>
);
