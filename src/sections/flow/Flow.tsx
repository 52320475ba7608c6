import { graphql } from "gatsby";
import { FlowMap } from "../../components/flowSheet/FlowMap";
import { FlowSheet } from "../../components/flowSheet/FlowSheet";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment Flow on FlowSection {
    anchor label title lead question status caption scaleStart scaleNow
    points { slug side claim: text note answers }
  }
`;

export const Flow = ({ section }: { section: Queries.FlowFragment }) => {
  const { question, status, caption, points, scaleStart, scaleNow } = section;
  const hasScale = scaleStart != null && scaleNow != null;
  return (
    <SectionFrame heading={section} layout="stacked">
      <FlowSheet
        title={question}
        status={<p sx={variant("text.small")}>{status}</p>}
        caption={caption}
      >
        <FlowMap
          points={points}
          Heading="p"
          positions={hasScale ? [scaleStart - 50, scaleNow - 50] : undefined}
        />
      </FlowSheet>
    </SectionFrame>
  );
};
