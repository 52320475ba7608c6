import { SmartLink } from "../components/SmartLink";
import { themed } from "../theme/themes";
import { CardLink } from "./CardLink";
import { PointList } from "./PointList";

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
      {cards.map(({ title, text, points, theme, to, linkLabel }, index) => (
        <li
          key={title}
          sx={{
            ...themed(theme),
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
          <h3 sx={{ variant: "text.title", color: theme ? "var(--ink)" : "text" }}>
            {to && !linkLabel ? (
              <SmartLink to={to} sx={{ variant: "links.plain" }}>
                {title}
              </SmartLink>
            ) : (
              title
            )}
          </h3>
          <p sx={{ variant: "text.body", color: "muted" }}>{text}</p>
          {points && <PointList points={points} />}
          {to && linkLabel && (
            <p>
              <CardLink to={to} label={linkLabel} />
            </p>
          )}
        </li>
      ))}
    </List>
  );
};
