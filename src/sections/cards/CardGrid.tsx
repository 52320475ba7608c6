import type { ReactElement } from "react";
import { CardLink } from "../../components/CardLink";
import { langOf } from "../../shared/langOf";
import { ruledColumns } from "../../theme/mixins";
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

/** Cards in columns; the heading of one is its link, if it has one. */
export const CardGrid = ({ section }: CardsProps): ReactElement => (
  <Section heading={section}>
    <ul data-slot="ruled" sx={ruledColumns(section.cards.length)}>
      {section.cards.map(({ title, text, lang, theme, to }) => (
        <li key={title} lang={langOf({ lang })} sx={{ ...themed(theme), ...column }}>
          <h3 sx={variant(theme ? "text.inkTitle" : "text.title")}>
            {to ? <CardLink to={to} label={title} lang={lang} /> : title}
          </h3>
          <p sx={variant("text.muted")}>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
