import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { RunningText } from "../../components/RunningText";
import { langOf } from "../../shared/langOf";
import { variant } from "../../theme/variant";
import { Section } from "../Section";

export const fragment = graphql`
  fragment Prose on ProseSection {
    anchor label title lead lang paragraphs
  }
`;

interface ProseProps {
  section: Queries.ProseFragment;
}

/** Paragraphs, of which the first is larger. */
export const Prose = ({ section }: ProseProps): ReactElement => (
  <Section heading={section} layout="sideHeading">
    <div sx={{ display: "grid", gap: 4, "& > p:first-of-type": { fontSize: "lead" } }}>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph} lang={langOf(section)} sx={variant("text.body")}>
          <RunningText text={paragraph} lang={section.lang} />
        </p>
      ))}
    </div>
  </Section>
);
