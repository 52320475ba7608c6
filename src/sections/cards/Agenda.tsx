import type { ReactElement } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { CardLink } from "../../components/CardLink";
import { Unbroken } from "../../components/Unbroken";
import { langOf } from "../../shared/langOf";
import { colorReference } from "../../theme/colors";
import { cover, sheetGrid } from "../../theme/mixins";
import { themed, variant } from "../../theme/variant";
import { Section } from "../Section";
import type { CardsProps } from "./Cards";

const marker = colorReference("marker");

/** The marker runs through the question, line by line. */
const marked: ThemeUIStyleObject = {
  backgroundSize: "100% 100%",
  color: "marked",
  transition: "background-size 250ms ease-out, color 250ms",
  "@media (forced-colors: active)": { textDecoration: "underline" },
};

const row: ThemeUIStyleObject = {
  position: "relative",
  ...sheetGrid,
  display: "grid",
  rowGap: 2,
  py: ["1.1rem", null, "1.4rem"],
  borderTop: "rule",
  "&:first-of-type": { borderTop: "strong" },
  // The whole row is the link.
  "& a::after": { ...cover, content: "''" },
  "@media (hover: hover)": { "&:hover [data-part=question]": marked },
  "&:focus-within [data-part=question], &:active [data-part=question]": marked,
};

const question: ThemeUIStyleObject = {
  ...variant("text.heading"),
  fontSize: "clamp(1.5rem, 2.95vw, 2.5rem)",
  "& > span": {
    background: `linear-gradient(${marker}, ${marker}) left / 0 100% no-repeat`,
    transition: "background-size 250ms ease-out",
  },
};

/** Cards as the rows of an agenda, each a link with the question of a debate in large type. */
const Agenda = ({ section }: CardsProps): ReactElement => (
  <Section heading={section}>
    <ul>
      {section.cards.map(({ title, text, lang, theme, to, linkLabel, debate }) => (
        <li key={title} lang={langOf({ lang })} sx={{ ...themed(theme), ...row }}>
          <div>
            <h3 sx={variant("text.inkTitle")}>{title}</h3>
            <p
              sx={{
                ...variant("text.small"),
                display: ["none", null, "block"],
                maxWidth: "26em",
                mt: 2,
                "@media print": { display: "block" },
              }}
            >
              {text}
            </p>
          </div>
          <div sx={{ gridColumn: ["auto", null, "2 / -1"], pl: [0, null, 4] }}>
            {debate && (
              <p lang={langOf(debate)} sx={question}>
                <span data-part="question">
                  <Unbroken text={debate.question} />
                </span>
              </p>
            )}
            {to && linkLabel && (
              <p sx={{ mt: [1, null, 2] }}>
                <CardLink to={to} label={linkLabel} lang={lang} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

export default Agenda;
