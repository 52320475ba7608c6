import { graphql } from "gatsby";
import { ruledColumns } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment StatRow on StatsSection {
    anchor
    title
    lead
    note
    stats {
      slug
      number
      label
      description
    }
  }
`;

/** Figures in columns, each with its label and meaning. */
export const StatRow = ({ section }: { section: Queries.StatRowFragment }) => {
  const columns = section.stats.length === 4 ? 4 : 3;
  return (
    <SectionFrame heading={section} layout="stacked">
      <dl sx={{ ...ruledColumns(columns), borderTop: "strong" }}>
        {section.stats.map(({ slug, number, label, description }) => (
          <div
            key={slug}
            sx={{
              py: 4,
              pr: 4,
              borderBottom: "rule",
              display: "grid",
              gap: 1,
              alignContent: "start",
            }}
          >
            <dt sx={{ order: 2, fontWeight: "strong", lineHeight: "title" }}>{label}</dt>
            <dd
              sx={{
                order: 1,
                fontFamily: "heading",
                fontWeight: "heading",
                fontSize: "heading",
                letterSpacing: "heading",
                lineHeight: "heading",
                color: "var(--ink)",
                whiteSpace: "nowrap",
              }}
            >
              {number}
            </dd>
            <dd sx={{ order: 3, ...variant("text.small"), lineHeight: 1.5 }}>{description}</dd>
          </div>
        ))}
      </dl>
      {section.note && <p sx={{ ...variant("text.small"), pt: 4, maxWidth: "measure" }}>{section.note}</p>}
    </SectionFrame>
  );
};
