import { Picture } from "../../components/Picture";
import { pictureWidth } from "../../theme/media";
import { themed } from "../../theme/themes";
import { variant } from "../../theme/variant";
import { CardDetails, CardTitle } from "./CardParts";

/** Cards one below the other, with pictures alternately on the right and on the left. */
export const PicturedCards = ({ cards }: { cards: readonly Queries.CardFieldsFragment[] }) => (
  <ul sx={{ display: "grid", rowGap: [6, 7, 8] }}>
    {cards.map((card) => (
      <li
        key={card.title}
        sx={{
          ...themed(card.theme),
          display: "grid",
          gap: 5,
          columnGap: 7,
          alignItems: "center",
          gridTemplateColumns: ["minmax(0, 1fr)", null, null, "minmax(0, 4fr) minmax(0, 7fr)"],
          "&:nth-of-type(even)": {
            gridTemplateColumns: [null, null, null, "minmax(0, 7fr) minmax(0, 4fr)"],
            "& > figure": { order: [0, null, null, -1] },
          },
        }}
      >
        <div sx={{ display: "grid", gap: 3 }}>
          <CardTitle card={card} />
          <p sx={variant("text.body")}>{card.text}</p>
          <CardDetails card={card} />
        </div>
        {card.picture && <Picture picture={card.picture} sizes={pictureWidth("* 7 / 11", 48)} />}
      </li>
    ))}
  </ul>
);
