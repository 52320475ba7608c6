import { graphql } from "gatsby";
import { FlowSheet } from "../../components/flowSheet/FlowSheet";
import { ScaleReading } from "../../components/flowSheet/SentimentScale";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment Flow on FlowSection {
    anchor label title lead question status caption scaleStart scaleNow
    points { slug side text note answers }
  }
`;

export const Flow = ({ section }: { section: Queries.FlowFragment }) => {
  const { scaleStart, scaleNow, caption } = section;
  const hasScale = scaleStart != null && scaleNow != null;
  return (
    <SectionFrame heading={section} layout="stacked">
      <FlowSheet
        sheet={section}
        scale={hasScale && <ScaleReading start={scaleStart} now={scaleNow} />}
        caption={caption}
      />
    </SectionFrame>
  );
};
