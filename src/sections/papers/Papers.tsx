import { graphql } from "gatsby";
import type { FocusEvent, ReactElement } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { CardLink } from "../../components/CardLink";
import { ReaderRings } from "../../debate/ReaderRings";
import { langOf } from "../../shared/langOf";
import { themed, variant } from "../../theme/variant";
import { DocumentParts } from "../debate/OutcomeDocument";
import { Section } from "../Section";
import { paperStyles } from "./paperStyles";

export const fragment = graphql`
  fragment Papers on PapersSection {
    anchor label title lead lang
    readersOf { ...ReaderRings }
    papers {
      title text lang theme label
      to { ...LinkTarget }
      debate { question lang outcomeTop { ...OutcomeParts } }
    }
  }
`;

/** From edge to edge of the window. */
const bleeding = { mx: [-4, -5, -6], px: [4, 5, 6], scrollPaddingInline: [16, 24, 32] };

/** Side by side, with words, links and papers in rows. Where they have no room, they scroll sideways. */
const row: ThemeUIStyleObject = {
  ...bleeding,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: ["min(16.75rem, 80vw)", null, null, "minmax(0, 1fr)"],
  gridTemplateRows: "auto auto 1fr",
  columnGap: [4, null, null, 5],
  mt: [6, 7, 8],
  overflowX: "auto",
  scrollSnapType: "x proximity",
  "@media print": {
    gridAutoFlow: "row",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gridTemplateRows: "none",
    overflow: "visible",
  },
};

const cell: ThemeUIStyleObject = {
  display: "grid",
  gridRow: "span 3",
  gridTemplateRows: "subgrid",
  rowGap: 2,
  scrollSnapAlign: "start",
  "@media print": { mb: 5 },
};

/** Shows the link that the keyboard reaches whole: browsers scroll only when none of it is in view. */
const showWhole = ({ target }: FocusEvent) => {
  if (target.matches(":focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "center" });
};

interface PapersProps {
  section: Queries.PapersFragment;
}

/** The tops of documents side by side, each below words about it. A debate's readers, who moved on the scale, stand above them. */
const Papers = ({ section: { readersOf, papers, ...heading } }: PapersProps): ReactElement => (
  <Section heading={heading} layout="band">
    {readersOf?.readers && <ReaderRings debate={readersOf} readers={readersOf.readers} />}
    <ul data-slot="flush" onFocus={showWhole} sx={row}>
      {papers.map(({ title, text, lang, theme, label, to, debate }) => (
        <li key={title} sx={{ ...cell, ...themed(theme) }}>
          <div lang={langOf({ lang })}>
            <h3 sx={{ ...variant("text.inkTitle"), fontSize: "lead", mb: 1 }}>{title}</h3>
            <p sx={variant("text.small")}>{text}</p>
          </div>
          <p sx={{ mb: 2 }}>
            <CardLink to={to} label={label} lang={lang} />
          </p>
          {debate.outcomeTop && (
            <div sx={paperStyles[debate.outcomeTop.variant].document}>
              <DocumentParts
                debate={debate}
                outcome={debate.outcomeTop}
                style={paperStyles[debate.outcomeTop.variant]}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  </Section>
);

export default Papers;
