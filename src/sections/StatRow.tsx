import { graphql } from "gatsby";
import { SectionFrame } from "./SectionFrame";

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

/** The first figure of a row stands on the edge of the page's grid. */
const flush = { pl: 0, borderLeft: "none" };

/** Figures in ruled columns, each with what it means. */
export const StatRow = ({ section }: { section: Queries.StatRowFragment }) => {
  const columns = section.stats.length === 4 ? 4 : 3;
  const rowStart = {
    "@media (min-width: 56em)": { [`&:nth-of-type(${columns}n + 1)`]: flush },
    "@media (min-width: 40em) and (max-width: 55.99em)": { "&:nth-of-type(odd)": flush },
  };
  return (
    <SectionFrame heading={section} layout="stacked">
      <dl sx={{ display: "grid", gridTemplateColumns: ["1fr", "1fr 1fr", `repeat(${columns}, 1fr)`], borderTop: "strong" }}>
        {section.stats.map(({ slug, number, label, description }) => (
          <div
            key={slug}
            sx={{
              py: 4,
              pr: 4,
              pl: [0, 4],
              borderBottom: "rule",
              borderLeft: ["none", "rule"],
              display: "grid",
              gap: 1,
              alignContent: "start",
              ...rowStart,
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
            <dd sx={{ order: 3, variant: "text.small", lineHeight: 1.5 }}>{description}</dd>
          </div>
        ))}
      </dl>
      {section.note && <p sx={{ variant: "text.small", pt: 4, maxWidth: "measure" }}>{section.note}</p>}
    </SectionFrame>
  );
};
