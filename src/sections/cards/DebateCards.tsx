import { SideName } from "../../components/flowSheet/SideName";
import { useSite } from "../../components/useSite";
import { themed } from "../../theme/themes";
import { variant } from "../../theme/variant";
import { CardDetails, CardTitle } from "./CardParts";

type Debate = NonNullable<Queries.CardFieldsFragment["debate"]>;

/** A debate's question and the first claim of each side. */
function Opening({ debate: { question, opening } }: { debate: Debate }) {
  const { messages } = useSite();
  const names = { for: messages.sideFor, against: messages.sideAgainst };
  return (
    <div sx={{ bg: "sheet", border: "rule", borderRadius: "sheet" }}>
      <p sx={{ ...variant("text.title"), fontSize: "lead", px: 4, py: 3, borderBottom: "rule" }}>{question}</p>
      <div sx={{ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }}>
        {opening.map(({ side, claim }) => (
          <div key={side} sx={{ display: "grid", gap: 2, alignContent: "start", px: 4, py: 3, "& + &": { borderLeft: "rule" } }}>
            <SideName side={side}>{names[side]}</SideName>
            <p sx={{ fontSize: "small", fontWeight: "medium", lineHeight: 1.36, color: side, textWrap: "pretty" }}>{claim}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Cards in two columns, each with the question of a debate. */
export const DebateCards = ({ cards }: { cards: readonly Queries.CardFieldsFragment[] }) => (
  <ul sx={{ display: "grid", gridTemplateColumns: ["minmax(0, 1fr)", null, "repeat(2, minmax(0, 1fr))"], columnGap: 7, rowGap: [5, 6] }}>
    {cards.map((card) => (
      <li key={card.title} sx={{ ...themed(card.theme), display: "grid", gap: 3, alignContent: "start" }}>
        <CardTitle card={card} />
        <p sx={variant("text.body")}>{card.text}</p>
        {card.debate && <Opening debate={card.debate} />}
        <CardDetails card={card} />
      </li>
    ))}
  </ul>
);
