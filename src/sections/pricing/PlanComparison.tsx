import { graphql } from "gatsby";
import { Check, Minus } from "lucide-react";
import type { ThemeUIStyleObject } from "theme-ui";
import { useSite } from "../../components/useSite";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { variant } from "../../theme/variant";
import { SectionFrame, type SectionHeading } from "../SectionFrame";

export const fragment = graphql`
  fragment SectionHeadingFields on HeadingSection {
    anchor
    label
    title
    lead
  }
  fragment PlanComparison on ComparisonGroup {
    title
    rows {
      name
      free
      team
      pro
      enterprise
    }
  }
`;

interface PlanComparisonProps {
  section: SectionHeading;
  groups: readonly Queries.PlanComparisonFragment[];
  plans: readonly Queries.PlanFieldsFragment[];
}

type PlanName = "free" | "team" | "pro" | "enterprise";

const planNames: readonly PlanName[] = ["free", "team", "pro", "enterprise"];

const Value = ({ value }: { value: string }) => {
  const { messages } = useSite();
  const signs: Record<string, [typeof Check, string]> = {
    Yes: [Check, messages.included],
    No: [Minus, messages.notIncluded],
  };
  const [Sign, meaning] = signs[value] ?? [];
  if (!Sign) return <>{value}</>;
  return (
    <>
      <Sign aria-hidden size={20} sx={{ color: value === "Yes" ? "accent" : "muted" }} />
      <VisuallyHidden>{meaning}</VisuallyHidden>
    </>
  );
};

/** On phones, the name of a feature is above the four values of its row. */
const phone = "@media (max-width: 39.99em)";

/** One style for all cells, because styles on each of more than a hundred cells would be slower. */
const cells: ThemeUIStyleObject = {
  "& th, & td": {
    py: "0.7rem",
    px: [3, 2, 3],
    textAlign: "start",
    verticalAlign: "top",
    borderBottom: "rule",
    overflowWrap: "anywhere",
  },
  "& td": { borderLeft: "rule", fontVariantNumeric: "tabular-nums" },
  "& th[scope='row'], & thead th:first-of-type": { pl: 0 },
  "& th[scope='row']": { fontWeight: "medium" },
  "& tbody:last-of-type tr:last-of-type > *": { borderBottom: "none" },
  [phone]: {
    "&, & thead, & tbody": { display: "block" },
    "& thead": { position: "sticky", top: 0, bg: "background", zIndex: 1 },
    "& tr": { display: "grid", gridTemplateColumns: "17fr 19fr 21fr 23fr", borderBottom: "rule" },
    "& tbody:last-of-type tr:last-of-type": { borderBottom: "none" },
    // The longest word of each column has room at 320 px.
    "& th, & td": {
      py: 1,
      px: 1,
      minWidth: 0,
      borderBottom: "none",
      fontSize: "clamp(0.8125rem, 3.6vw, 0.875rem)",
    },
    "& thead th": { py: 2, fontSize: "0.8125rem" },
    "& th:first-of-type + *": { pl: 0, borderLeft: "none" },
    "& thead th:first-of-type": variant("text.hidden"),
    "& tbody th": { gridColumn: "1 / -1", pb: 0, fontSize: "small" },
    "& tbody td": { pt: 0 },
    "& th[scope='rowgroup']": { pb: 1 },
  },
};

/** The comparison of plans as a table. */
export function PlanComparison({ section, groups, plans }: PlanComparisonProps) {
  const { messages } = useSite();
  return (
    <SectionFrame heading={section} layout="stacked">
      <table
        sx={{
          ...cells,
          width: "100%",
          // Columns of the same width, where the longest word fits.
          tableLayout: ["auto", null, "fixed"],
          fontSize: ["body", "small", "body"],
          borderTop: "strong",
          borderCollapse: "collapse",
          lineHeight: 1.4,
        }}
      >
        <thead>
          <tr>
            <th scope="col" sx={{ width: "34%", color: "muted", fontWeight: "strong" }}>
              {messages.feature}
            </th>
            {planNames.map((name) => (
              <th key={name} scope="col" sx={{ fontFamily: "heading", fontWeight: "heading" }}>
                {plans.find(({ slug }) => slug === name)?.title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={planNames.length + 1}
                sx={{ "th&": { pl: 0, pt: [4, 5] }, ...variant("text.title"), fontSize: "lead" }}
              >
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {planNames.map((name) => (
                  <td key={name}>
                    <Value value={row[name]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </SectionFrame>
  );
}
