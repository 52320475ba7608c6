import { graphql } from "gatsby";
import { CardLink } from "../../components/CardLink";
import { columnsFor, ruledColumns, ruledRow } from "../../theme/patterns";
import { themed } from "../../theme/themeVariants";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment CardGrid on CardsSection {
    anchor label title lead layout
    cards { title text theme linkLabel to { ...LinkTarget } }
    more { label text to { ...LinkTarget } }
  }
`;

const row = { ...ruledRow, rowGap: 2, py: [4, 5], "&:last-of-type": { pb: 0 } };
const column = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: [1, 3],
  alignContent: "start",
  py: [2, 5],
  borderBottom: "rule",
};

export const CardGrid = ({ section }: { section: Queries.CardGridFragment }) => {
  const { layout, cards, more } = section;
  const columns = layout === "columns";
  const count = columnsFor(cards.length);
  return (
    <SectionFrame heading={section} layout={columns ? "stacked" : "sideHeading"}>
      <ul
        data-slot={columns ? "ruled" : undefined}
        sx={columns ? { ...ruledColumns(count), borderTop: "strong" } : {}}
      >
        {cards.map(({ title, text, theme, to, linkLabel }) => (
          <li key={title} sx={{ ...themed(theme), ...(columns ? column : row) }}>
            <h3 sx={{ ...variant("text.title"), color: theme ? "var(--ink)" : "text" }}>
              {to && !linkLabel ? <CardLink to={to} label={title} /> : title}
            </h3>
            <div sx={{ display: "grid", gap: [2, 3] }}>
              <p sx={variant(columns ? "text.muted" : "text.body")}>{text}</p>
              {to && linkLabel && (
                <p>
                  <CardLink to={to} label={linkLabel} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {more && (
        <div
          sx={{
            ...ruledRow,
            // The text begins below the second column.
            gridTemplateColumns: ["minmax(0, 1fr)", `minmax(0, 1fr) minmax(0, ${count - 1}fr)`],
            "&:first-of-type": {},
            mt: [5, 6],
            pb: 0,
          }}
        >
          <CardLink to={more.to} label={more.label} />
          <p sx={{ ...variant("text.muted"), py: [0, 1] }}>{more.text}</p>
        </div>
      )}
    </SectionFrame>
  );
};
