import { FlowSheet } from "../components/flowSheet/FlowSheet";
import { SectionFrame } from "./SectionFrame";

/** A flow sheet under a heading of its own. */
export const FlowSection = ({ section }: { section: Queries.FlowSheetFragment }) => (
  <SectionFrame heading={section} layout="stacked">
    <FlowSheet sheet={section} />
  </SectionFrame>
);
