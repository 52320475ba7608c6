import type { ReactElement } from "react";
import { CardLink } from "../../components/CardLink";
import { langOf } from "../../shared/langOf";
import { columnsFor, ruledColumns, ruledRow } from "../../theme/mixins";
import { themed, variant } from "../../theme/variant";
import { Section } from "../Section";
import type { CardsProps } from "./Cards";

const column = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: [1, 3],
  alignContent: "start",
  py: [2, 5],
  borderBottom: "rule",
};

/** Cards in up to three columns, and optionally a further link below them. */
export const CardGrid = ({ section }: CardsProps): ReactElement => {
  const { cards, more } = section;
  const count = columnsFor(cards.length);
  return (
    <Section heading={section}>
      <ul data-slot="ruled" sx={ruledColumns(cards.length)}>
        {cards.map(({ title, text, lang, theme, to, linkLabel }) => (
          <li key={title} lang={langOf({ lang })} sx={{ ...themed(theme), ...column }}>
            <h3 sx={variant(theme ? "text.inkTitle" : "text.title")}>
              {to && !linkLabel ? <CardLink to={to} label={title} lang={lang} /> : title}
            </h3>
            <div sx={{ display: "grid", gap: [2, 3] }}>
              <p sx={variant("text.muted")}>{text}</p>
              {to && linkLabel && (
                <p>
                  <CardLink to={to} label={linkLabel} lang={lang} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {more && (
        <div
          lang={langOf(more)}
          sx={{
            ...ruledRow,
            columnGap: 4,
            // The text begins below the second column.
            gridTemplateColumns: [
              "minmax(0, 1fr)",
              `var(--columns-${count}, minmax(0, 1fr) minmax(0, ${count - 1}fr))`,
            ],
            "&:first-of-type": {},
            mt: [5, 6],
            pb: 0,
          }}
        >
          <CardLink to={more.to} label={more.label} lang={more.lang} />
          <p sx={{ ...variant("text.muted"), gridColumn: -2, py: [0, 1] }}>{more.text}</p>
        </div>
      )}
    </Section>
  );
};
