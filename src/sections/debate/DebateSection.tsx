import { graphql } from "gatsby";
import { DebateColumns } from "../../debate/DebateColumns";
import { DebateFrame } from "../../debate/DebateFrame";
import DebateSheet from "../../debate/DebateSheet";
import type { DebateProps } from "../../debate/walk";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment DebateSection on DebateSection {
    anchor label title lead
    debate { ...Debate }
  }
`;

/** A debate to read whole, which says where it stands. */
const DebateList = ({ debate }: DebateProps) => (
  <DebateFrame
    title={debate.question}
    status={<p sx={variant("text.small")}>{debate.status}</p>}
    caption={debate.note}
  >
    <DebateColumns debate={debate} Heading="p" />
  </DebateFrame>
);

const DebateSection = ({ section }: { section: Queries.DebateSectionFragment }) => {
  const { debate } = section;
  const Shown = debate.status ? DebateList : DebateSheet;
  return (
    <SectionFrame heading={section}>
      <Shown debate={debate} />
    </SectionFrame>
  );
};

export default DebateSection;
