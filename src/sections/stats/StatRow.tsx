import { graphql } from "gatsby";
import type { ThemeUIStyleObject } from "theme-ui";
import { SmartLink } from "../../components/SmartLink";
import { useSite } from "../../components/useSite";
import { columnsFor, ruledColumns, screenOnly } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment StatRow on StatsSection {
    anchor label title lead note statsLayout: layout
    stats { slug kind number label description }
  }
`;

/** For rows: each figure to the left of its meaning. */
const nextToFigure: ThemeUIStyleObject = {
  py: 3,
  "& > dd:first-of-type": { fontSize: "title" },
  "@container (min-width: 34rem)": {
    gridTemplateColumns: "6.5rem minmax(0, 1fr)",
    "& > dd:first-of-type": { gridRow: "1 / span 2" },
    "& > dd:last-of-type": { gridColumn: "2" },
  },
};

/** Figures in columns, and below them what figures of their kinds describe. */
export const StatRow = ({ section }: { section: Queries.StatRowFragment }) => {
  const { messages, navigation } = useSite();
  const { stats } = section;
  const rows = section.statsLayout === "rows";
  const has = (wanted: Queries.StatKind) => stats.some(({ kind }) => kind === wanted);
  const caveats = [
    has("research") && messages.researchFigures,
    has("intended") && messages.intendedFigures,
    section.note,
  ].filter(Boolean);
  return (
    <SectionFrame heading={section} layout="stacked">
      <dl
        data-slot="ruled figures"
        sx={{ ...ruledColumns(rows ? 2 : columnsFor(stats.length)), borderTop: "strong" }}
      >
        {stats.map(({ slug, number, label, description }) => (
          <div
            key={slug}
            sx={{
              py: [2, 4],
              borderBottom: "rule",
              display: "grid",
              // On phones, the label is next to its figure.
              gridTemplateColumns: ["auto minmax(0, 1fr)", "minmax(0, 1fr)"],
              columnGap: 3,
              rowGap: [0, 1],
              alignItems: "baseline",
              alignContent: "start",
              "@media print": { gridTemplateColumns: "minmax(0, 1fr)" },
              ...(rows && nextToFigure),
            }}
          >
            <dt sx={{ order: 2, fontWeight: "strong", lineHeight: "title", textWrap: "balance" }}>
              {label}
            </dt>
            <dd
              sx={{
                order: 1,
                ...variant("text.heading"),
                "@container (max-width: 20rem)": { fontSize: "title" },
                color: "var(--ink)",
                whiteSpace: "nowrap",
              }}
            >
              {number}
            </dd>
            <dd sx={{ order: 3, gridColumn: "1 / -1", ...variant("text.small"), lineHeight: 1.5 }}>
              {description}
            </dd>
          </div>
        ))}
      </dl>
      <p sx={{ ...variant("text.small"), pt: [3, 4], maxWidth: "measure" }}>
        {caveats.map((caveat) => `${caveat} `)}
        <SmartLink
          to={navigation.figures.to}
          sx={{ ...variant("links.text"), fontWeight: "body", py: "0.2rem", ...screenOnly }}
        >
          {navigation.figures.label}
        </SmartLink>
      </p>
    </SectionFrame>
  );
};
