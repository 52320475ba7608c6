import { variant } from "../../theme/variant";
import { PointList } from "../lists/PointList";
import { CardLink } from "./CardLink";

interface CardPartProps {
  card: Queries.CardFieldsFragment;
}

/** The heading of a card. It is the card's link when the link has no words of its own. */
export const CardTitle = ({ card: { title, to, linkLabel, theme } }: CardPartProps) => (
  <h3 sx={{ ...variant("text.title"), color: theme ? "var(--ink)" : "text" }}>
    {to && !linkLabel ? <CardLink to={to} label={title} /> : title}
  </h3>
);

/** The points and the link of a card, if it has them. */
export const CardDetails = ({ card: { points, to, linkLabel } }: CardPartProps) => (
  <>
    {points && <PointList points={points} />}
    {to && linkLabel && (
      <p>
        <CardLink to={to} label={linkLabel} />
      </p>
    )}
  </>
);
