import { CardDetails, CardTitle } from "../../components/CardLink";
import { SideName } from "../../components/flowSheet/Side";
import { paperSheet } from "../../theme/patterns";
import { themed } from "../../theme/themes";
import { variant } from "../../theme/variant";

type Debate = NonNullable<Queries.CardFieldsFragment["debate"]>;

function Opening({ debate: { question, opening } }: { debate: Debate }) {
  return (
    <div sx={{ display: "grid", gridTemplateRows: "auto 1fr", ...paperSheet }}>
      <p
        sx={{
          ...variant("text.title"),
          fontSize: "lead",
          px: [4, null, null, 3],
          py: [2, 3],
          borderBottom: "rule",
        }}
      >
        {question}
      </p>
      <div sx={{ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }}>
        {opening.map(({ side, claim }) => (
          <div
            key={side}
            sx={{
              display: "grid",
              gap: [1, 2],
              alignContent: "start",
              px: [4, null, null, 3],
              py: [2, 3],
              "& + &": { borderLeft: "rule" },
            }}
          >
            <SideName side={side} />
            <p
              sx={{
                fontSize: "small",
                fontWeight: "medium",
                lineHeight: 1.36,
                color: side,
                textWrap: "pretty",
              }}
            >
              {claim}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Cards in two or three columns, each with the question of a debate. */
export const DebateCards = ({ cards }: { cards: readonly Queries.CardFieldsFragment[] }) => (
  <ul
    sx={{
      display: "grid",
      gridTemplateColumns: [
        "minmax(0, 1fr)",
        null,
        "repeat(2, minmax(0, 1fr))",
        cards.length % 3 === 0 ? "repeat(3, minmax(0, 1fr))" : null,
      ],
      columnGap: cards.length % 3 === 0 ? 5 : 7,
      rowGap: [5, 6],
      // Of three, the last has the second row to itself where only two stand side by side.
      "& > :nth-of-type(3):last-of-type": { gridColumn: ["auto", null, "1 / -1", "auto"] },
    }}
  >
    {cards.map((card) => (
      // The sheets of a row are equally high, so that the links below them are level.
      <li
        key={card.title}
        sx={{
          ...themed(card.theme),
          display: "grid",
          gap: [2, 3],
          gridTemplateRows: "auto auto 1fr auto",
        }}
      >
        <CardTitle card={card} />
        <p sx={variant("text.body")}>{card.text}</p>
        {card.debate && <Opening debate={card.debate} />}
        <CardDetails card={card} />
      </li>
    ))}
  </ul>
);
