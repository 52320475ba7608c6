import { SmartLink } from "../components/SmartLink";
import { themed } from "../theme/themes";
import { CardLink } from "./CardLink";
import { PointList } from "./PointList";

/** Cards one below the other, as entries of a docket. */
export const CardRows = ({ cards }: { cards: readonly Queries.CardFieldsFragment[] }) => (
  <ul sx={{ borderTop: "strong" }}>
    {cards.map(({ title, text, points, theme, to, linkLabel }) => (
      <li
        key={title}
        sx={{
          ...themed(theme),
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 2fr) minmax(0, 3fr)"],
          columnGap: 5,
          rowGap: 3,
          py: 5,
          borderBottom: "rule",
        }}
      >
        <h3 sx={{ variant: "text.title", color: theme ? "var(--ink)" : "text" }}>
          {to && !linkLabel ? (
            <SmartLink to={to} sx={{ variant: "links.plain" }}>
              {title}
            </SmartLink>
          ) : (
            title
          )}
        </h3>
        <div sx={{ display: "grid", gap: 3 }}>
          <p sx={{ variant: "text.body" }}>{text}</p>
          {points && <PointList points={points} />}
          {to && linkLabel && (
            <p>
              <CardLink to={to} label={linkLabel} />
            </p>
          )}
        </div>
      </li>
    ))}
  </ul>
);
