import { graphql } from "gatsby";
import { useSite } from "../../components/useSite";
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
      kind
      number
      label
      description
    }
  }
`;

/** Figures in columns, each with its label and meaning. Below them stands what figures of their kinds describe. */
export const StatRow = ({ section }: { section: Queries.StatRowFragment }) => {
  const { messages } = useSite();
  const { stats } = section;
  const columns = stats.length % 3 === 0 ? 3 : stats.length % 2 === 0 ? Math.min(stats.length, 4) : 3;
  const has = (wanted: Queries.StatKind) => stats.some(({ kind }) => kind === wanted);
  const caveats = [has("research") && messages.researchFigures, has("intended") && messages.intendedFigures, section.note].filter(Boolean);
  return (
    <SectionFrame heading={section} layout="stacked">
      <dl sx={{ ...ruledColumns(columns), borderTop: "strong" }}>
        {stats.map(({ slug, number, label, description }) => (
          <div
            key={slug}
            sx={{
              py: [3, 4],
              pr: [0, 4],
              borderBottom: "rule",
              display: "grid",
              // On phones, the label stands next to its figure.
              gridTemplateColumns: ["auto minmax(0, 1fr)", "minmax(0, 1fr)"],
              columnGap: 3,
              rowGap: 1,
              alignItems: "baseline",
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
            <dd sx={{ order: 3, gridColumn: "1 / -1", ...variant("text.small"), lineHeight: 1.5 }}>{description}</dd>
          </div>
        ))}
      </dl>
      {caveats.length > 0 && <p sx={{ ...variant("text.small"), pt: [3, 4], maxWidth: "measure" }}>{caveats.join(" ")}</p>}
    </SectionFrame>
  );
};
