import { graphql } from "gatsby";
import { Check, Minus } from "lucide-react";
import { useSite } from "../../components/useSite";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { variant } from "../../theme/variant";
import { SectionFrame, type SectionHeading } from "../SectionFrame";

export const fragment = graphql`
  fragment SectionHeadingFields on HeadingSection {
    anchor
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
  const signs: Record<string, [typeof Check, string]> = { Yes: [Check, messages.included], No: [Minus, messages.notIncluded] };
  const [Sign, meaning] = signs[value] ?? [];
  if (!Sign) return <>{value}</>;
  return (
    <>
      <Sign aria-hidden size={20} sx={{ color: value === "Yes" ? "accent" : "muted" }} />
      <VisuallyHidden>{meaning}</VisuallyHidden>
    </>
  );
};

/** One style for all cells, because styles on each of more than a hundred cells would be slower. */
const cells = {
  "& th, & td": { py: "0.7rem", px: 3, textAlign: "start", verticalAlign: "top", borderBottom: "rule" },
  "& td": { borderLeft: "rule", fontVariantNumeric: "tabular-nums" },
  // The names stay visible while the plans scroll sideways.
  "& th[scope='row'], & thead th:first-of-type": { position: "sticky", left: 0, bg: "background", pl: 0 },
  "& th[scope='row']": { fontWeight: "medium" },
} as const;

/** The comparison of plans as a table. */
export function PlanComparison({ section, groups, plans }: PlanComparisonProps) {
  const { messages } = useSite();
  return (
    <SectionFrame heading={section} layout="stacked">
      <p sx={{ ...variant("text.small"), pb: 2, display: ["block", "none"] }}>{messages.scrollTable}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the table sideways only while its frame has the focus (WCAG 2.1.1) */}
      <section aria-label={messages.scrollTable} tabIndex={0} sx={{ position: "relative", overflowX: "auto", borderTop: "strong" }}>
        <table sx={{ ...cells, width: "100%", minWidth: ["40rem", "44rem"], borderCollapse: "collapse", lineHeight: 1.4 }}>
          <thead>
            <tr>
              <th scope="col" sx={{ width: ["9.5rem", "34%"], color: "muted", fontWeight: "strong" }}>
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
                  sx={{ "th&": { pl: 0, pt: 5 }, ...variant("text.title"), fontSize: "lead" }}
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
      </section>
    </SectionFrame>
  );
}
