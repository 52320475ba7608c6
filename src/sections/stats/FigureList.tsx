import { graphql } from "gatsby";
import { Figure } from "../../components/Figure";
import { ruledRow } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment FigureList on FiguresSection {
    anchor label title lead
    figures { slug number label limits source { label address } }
  }
`;

const FigureList = ({ section }: { section: Queries.FigureListFragment }) => (
  <SectionFrame heading={section} layout="sideHeading">
    <dl>
      {section.figures.map(({ slug, number, label, limits, source }) => (
        <div key={slug} sx={ruledRow}>
          <Figure number={number} label={label} />
          <dd sx={variant("text.muted")}>
            {limits}{" "}
            {source && (
              <a href={source.address} sx={variant("links.text")}>
                {source.label}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </SectionFrame>
);

export default FigureList;
