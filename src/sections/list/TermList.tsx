import { graphql } from "gatsby";
import { PointList } from "../../components/PointList";
import { inline, ruledRow } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment TermList on ListSection {
    anchor label title lead
    items { ...TitledTextFields }
  }
  fragment Points on PointsSection { anchor label title lead points }
`;

export const TermList = ({ section }: { section: Queries.TermListFragment }) => (
  <SectionFrame heading={section} layout="sideHeading">
    <dl data-slot="terms">
      {section.items.map(({ title, text, detail }) => (
        <div key={title} sx={ruledRow}>
          <dt
            sx={{
              ...inline,
              display: ["flex", "block"],
              columnGap: 2,
              fontWeight: "strong",
            }}
          >
            {title}{" "}
            {detail && (
              <span sx={{ display: "block", ...variant("text.small"), fontWeight: "body" }}>
                {detail}
              </span>
            )}
          </dt>
          <dd sx={variant("text.muted")}>{text}</dd>
        </div>
      ))}
    </dl>
  </SectionFrame>
);

export const Points = ({ section }: { section: Queries.PointsFragment }) => (
  <SectionFrame heading={section} layout="sideHeading">
    <PointList points={section.points} />
  </SectionFrame>
);
