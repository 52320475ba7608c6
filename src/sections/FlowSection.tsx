import { FlowSheet } from "../components/flowSheet/FlowSheet";
import { ScaleReading } from "../components/flowSheet/SentimentScale";
import { SectionFrame } from "./SectionFrame";

/** A section with a heading and a flow sheet. */
export function FlowSection({ section }: { section: Queries.FlowSheetFragment }) {
  const { scaleStart, scaleNow, caption } = section;
  return (
    <SectionFrame heading={section} layout="stacked">
      <FlowSheet
        sheet={section}
        scale={
          scaleStart != null &&
          scaleNow != null && <ScaleReading start={scaleStart} now={scaleNow} />
        }
        caption={caption}
      />
    </SectionFrame>
  );
}
