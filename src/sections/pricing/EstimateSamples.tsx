import { useSite } from "../../components/useSite";
import { everyPriceOption, formatPrice, hasOnePrice, teamCost } from "../../content/prices";
import { ledgerCell as cell, ledgerFigure as figure } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { teamInWords } from "./estimateWords";

interface EstimateSamplesProps {
  section: Queries.PlanEstimateFragment;
  plans: readonly Queries.PlanFieldsFragment[];
  /** Whether it always shows, because the controls failed to load. */
  shown: boolean;
}

const shownAsTable = { display: "table" };

/** The costs of a year for a few team sizes: on paper, without scripts, and when the controls failed to load. */
export function EstimateSamples({ section, plans, shown }: EstimateSamplesProps) {
  const { messages } = useSite();
  return (
    <table
      sx={{
        display: shown ? "table" : "none",
        width: "100%",
        borderCollapse: "collapse",
        fontSize: "small",
        "html:not(.js) &": shownAsTable,
        "@media print": shownAsTable,
      }}
    >
      <caption sx={{ ...variant("text.title"), textAlign: "start", pb: 2 }}>
        {section.samplesTitle}
      </caption>
      <thead>
        <tr>
          <td />
          {section.samples.map((people) => (
            <th key={people} scope="col" sx={{ ...figure, borderTop: "none", color: "muted" }}>
              {teamInWords(section, people)}
            </th>
          ))}
        </tr>
      </thead>
      {plans
        .filter((plan) => !hasOnePrice(plan))
        .map((plan) => (
          <tbody key={plan.slug} sx={{ breakInside: "avoid" }}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={section.samples.length + 1}
                sx={{ ...cell, pt: 4, fontWeight: "strong" }}
              >
                {plan.title}
              </th>
            </tr>
            {everyPriceOption
              .filter(({ ai }) => !(ai && plan.noAIChange))
              .map((option) => (
                <tr key={`${option.billing}-${option.ai}`}>
                  <th scope="row" sx={cell}>
                    {option.ai ? messages.withAI : messages.basePlan},{" "}
                    {option.billing === "annual" ? messages.billedAnnually : messages.billedMonthly}
                  </th>
                  {section.samples.map((people) => (
                    <td key={people} sx={figure}>
                      {formatPrice(teamCost(plan, option, people)?.year ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
    </table>
  );
}
