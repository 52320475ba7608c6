import { graphql } from "gatsby";
import type { ComponentType } from "react";
import { CardDetails, CardLink, CardTitle } from "../../components/CardLink";
import { columnsFor, ruledColumns, ruledRow } from "../../theme/patterns";
import { themed } from "../../theme/themes";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";
import { DebateCards } from "./DebateCards";

export const fragment = graphql`
  fragment CardFields on Card {
    title text points theme linkLabel
    to { ...LinkTarget }
    debate { question opening { side claim } }
  }
  fragment CardGrid on CardsSection {
    anchor label title lead layout
    cards { ...CardFields }
    more { label text to { ...LinkTarget } }
  }
`;

interface CardsProps {
  cards: readonly Queries.CardFieldsFragment[];
}

const Rows = ({ cards }: CardsProps) => (
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

const Columns = ({ cards, numbered = false }: CardsProps & { numbered?: boolean }) => {
  const List = numbered ? "ol" : "ul";
  return (
    <List data-slot="ruled" sx={{ ...ruledColumns(columnsFor(cards.length)), borderTop: "strong" }}>
      {cards.map((card, index) => (
        <li
          key={card.title}
          sx={{
            ...themed(card.theme),
            display: "grid",
            gridTemplateColumns: numbered
              ? ["2rem minmax(0, 1fr)", "minmax(0, 1fr)"]
              : "minmax(0, 1fr)",
            "& > :not(span)": { gridColumn: numbered ? [2, "auto"] : "auto" },
            alignItems: "baseline",
            gap: [1, 3],
            alignContent: "start",
            py: [2, 5],
            borderBottom: "rule",
          }}
        >
          {numbered && (
            <span
              aria-hidden
              sx={{
                ...variant("text.title"),
                fontSize: "lead",
                lineHeight: 1,
                color: "var(--ink)",
              }}
            >
              {index + 1}
            </span>
          )}
          <CardTitle card={card} />
          <p sx={variant("text.muted")}>{card.text}</p>
          <CardDetails card={card} />
        </li>
      ))}
    </List>
  );
};

/** Cards as the numbered paragraphs of a report, in two columns: the heading runs into the words. */
const Paragraphs = ({ cards }: CardsProps) => (
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

const layouts: Record<Queries.CardsLayout, ComponentType<CardsProps>> = {
  rows: Rows,
  columns: Columns,
  numbered: ({ cards }) => <Columns cards={cards} numbered />,
  debates: DebateCards,
  paragraphs: Paragraphs,
};

export const CardGrid = ({ section }: { section: Queries.CardGridFragment }) => {
  const { layout, cards, more } = section;
  const Cards = layouts[layout];
  return (
    <SectionFrame heading={section} layout={layout === "rows" ? "hung" : "stacked"}>
      <Cards cards={cards} />
      {more && (
        <div sx={{ ...ruledRow, "&:first-of-type": {}, mt: [5, 6], pb: 0 }}>
          <CardLink to={more.to} label={more.label} />
          <p sx={{ ...variant("text.muted"), py: [0, 1] }}>{more.text}</p>
        </div>
      )}
    </SectionFrame>
  );
};
