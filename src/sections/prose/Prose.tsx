import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { RunningText } from "../../components/RunningText";
import { variant } from "../../theme/variant";
import { Section } from "../Section";

export const fragment = graphql`
  fragment Prose on ProseSection {
    anchor label title lead paragraphs
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
        <p key={paragraph} sx={variant("text.body")}>
          <RunningText text={paragraph} />
        </p>
      ))}
    </div>
  </Section>
);
