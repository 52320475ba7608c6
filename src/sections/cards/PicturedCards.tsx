import { Picture } from "../../components/Picture";
import { pictureWidth } from "../../theme/media";
import { themed } from "../../theme/themes";
import { variant } from "../../theme/variant";
import { CardDetails, CardTitle } from "./CardParts";

/** Cards in two columns, each below its picture. Phones show them one below the other and without pictures. */
export const PicturedCards = ({ cards }: { cards: readonly Queries.CardFieldsFragment[] }) => (
  <ul
    sx={{
      display: "grid",
      gridTemplateColumns: ["minmax(0, 1fr)", "repeat(2, minmax(0, 1fr))"],
      columnGap: [5, 5, 7],
      rowGap: [0, 6, 7],
      borderTop: ["strong", "none"],
    }}
  >
    {cards.map((card) => (
      <li
        key={card.title}
        sx={{
          ...themed(card.theme),
          display: "grid",
          gap: [2, 3],
          alignContent: "start",
          py: [4, 0],
          "& + &": { borderTop: ["rule", "none"] },
          "& > figure": { display: ["none", "grid"], order: -1, mb: 2 },
        }}
      >
        <CardTitle card={card} />
        <p sx={variant("text.body")}>{card.text}</p>
        <CardDetails card={card} />
        {card.picture && <Picture picture={card.picture} sizes="(min-width: 73.75em) 33vw, 46vw" />}
      </li>
    ))}
  </ul>
);
