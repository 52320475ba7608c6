import { graphql } from "gatsby";
import { type ReactElement, useState } from "react";
import { SideName } from "../../debate/Side";
import { aroundFirst } from "../../shared/aroundFirst";
import { langOf } from "../../shared/langOf";
import { bordered, checkbox, inline, scriptsOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";

export const fragment = graphql`
  fragment Draft on DraftSection {
    anchor label title lead question name side switchLabel caption lang
    lines { text marked note advice lang }
  }
`;

const rule = "1px solid var(--ink)";

/** The number that a note shares with the words it is about. */
const noteNumber = {
  content: "counter(note)",
  display: "inline-block",
  width: "1.5em",
  border: rule,
  borderRadius: "50%",
  fontFamily: "body",
  fontSize: "0.8125rem",
  lineHeight: 1.5,
  textAlign: "center",
  color: "var(--ink)",
} as const;

interface DraftProps {
  section: Queries.DraftFragment;
}

/** A draft, and notes that name the words they are about; a switch hides them. */
const Draft = ({ section }: DraftProps): ReactElement => {
  const { question, name, side, lines, switchLabel, caption } = section;
  const lang = langOf(section);
  const [hasNotes, setHasNotes] = useState(true);
  return (
    <Section heading={section}>
      <figure sx={{ "& > *": { px: [4, 5], py: 3 }, ...bordered }}>
        <div sx={{ ...inline, justifyContent: "space-between", gap: 2, borderBottom: "rule" }}>
          <p lang={lang} sx={variant("text.title")}>
            {question}
          </p>
          <label
            lang={lang}
            sx={{
              ...inline,
              alignItems: "center",
              gap: 2,
              py: 1,
              fontWeight: "strong",
              ...scriptsOnly,
            }}
          >
            <input
              type="checkbox"
              checked={hasNotes}
              onChange={() => setHasNotes(!hasNotes)}
              sx={checkbox}
            />
            {switchLabel}
          </label>
        </div>
        <div>
          <SideName side={side} lang={lang}>
            {name}
          </SideName>
          <ol sx={{ counterReset: "note", display: "grid", rowGap: hasNotes ? [4, 3] : 1, mt: 2 }}>
            {lines.map((line) => {
              const { text, marked, note, advice } = line;
              const [before, after] = aroundFirst(text, marked);
              if (!hasNotes)
                return (
                  <li key={text} lang={langOf(line)} sx={{ ...variant("text.title"), color: side }}>
                    {text}
                  </li>
                );
              return (
                <li
                  key={text}
                  lang={langOf(line)}
                  sx={{
                    counterIncrement: "note",
                    display: ["block", null, "grid"],
                    columnGap: 3,
                    gridTemplateColumns: "fit-content(55%) minmax(2rem, 1fr) 21rem",
                    // From the words to their note.
                    "&::before": {
                      content: ["none", null, "''"],
                      gridArea: "1 / 2",
                      mt: "0.8em",
                      borderTop: rule,
                    },
                  }}
                >
                  <p
                    sx={{
                      ...variant("text.title"),
                      // Balanced lines would end far from the line to their note.
                      textWrap: "wrap",
                      color: side,
                      "&::after": { ...noteNumber, ml: 1 },
                    }}
                  >
                    {before}
                    <mark sx={{ borderBottom: "2px dotted var(--ink)" }}>{marked}</mark>
                    {after}
                  </p>
                  <div sx={{ gridArea: "1 / 3", borderLeft: rule, pl: 3, mt: [1, null, 0] }}>
                    <p sx={{ fontWeight: "strong", "&::before": { ...noteNumber, mr: 2 } }}>
                      {note}
                    </p>
                    <p sx={variant("text.small")}>{advice}</p>
                  </div>
                </li>
              );
            })}
          </ol>
        </div>
        <figcaption lang={lang} sx={{ ...variant("text.small"), borderTop: "rule" }}>
          {caption}
        </figcaption>
      </figure>
    </Section>
  );
};

export default Draft;
