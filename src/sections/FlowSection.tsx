import { FlowSheet } from "../components/flowSheet/FlowSheet";
import { SectionFrame } from "./SectionFrame";

/** A section with a heading and a flow sheet. */
export const FlowSection = ({ section }: { section: Queries.FlowSheetFragment }) => (
  <SectionFrame heading={section} layout="stacked">
    <FlowSheet sheet={section} />
  </SectionFrame>
);
