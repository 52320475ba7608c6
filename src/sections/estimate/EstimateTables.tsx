import { memo } from "react";
import { SmartLink } from "../../components/SmartLink";
import { useContactForm, useSite } from "../../components/useSite";
import {
  type Billing,
  everyPriceOption,
  formatPrice,
  hasOnePrice,
  teamCost,
  teamSaving,
} from "../../content/prices";
import { fillPlaceholders } from "../../fields/tokens";
import { mediumScreens } from "../../theme/media";
import {
  ledgerCell as cell,
  ledgerFigure as figure,
  inline,
  screenOnly,
  staticOnly,
} from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { optionInWords } from "../plans/priceQuery";

interface TablesProps {
  section: Queries.PlanEstimateFragment;
  plans: readonly Queries.PlanFieldsFragment[];
}

interface PlanProps extends Pick<TablesProps, "section"> {
  plan: Queries.PlanFieldsFragment;
  people: number;
}

const planName = { ...variant("text.title"), textAlign: "start" } as const;
const [oneColumn, twoColumns] = ["minmax(0, 1fr)", "repeat(2, minmax(0, 1fr))"];
const table = { width: "100%", borderCollapse: "collapse" } as const;
const group = { ...cell, pt: 4, fontWeight: "strong" } as const;

/** A number of people in words, such as `25 people`. */
export const teamInWords = (section: Queries.PlanEstimateFragment, people: number): string =>
  people === 1 ? section.onePerson : fillPlaceholders(section.manyPeople, { people });

/** The costs of a plan, with or without AI. On phones, the rows show their group, too. */
function CostRows({ section, plan, people, ai }: PlanProps & { ai: boolean }) {
  const { messages } = useSite();
  const saving = teamSaving(plan, ai, people);
  const option = ai ? messages.withAI : messages.basePlan;
  const row = (billing: Billing) => {
    const cost = teamCost(plan, { billing, ai }, people);
    return (
      <tr>
        <th scope="row" sx={cell}>
          <span sx={{ [mediumScreens]: variant("text.hidden") }}>{option}, </span>
          <span sx={{ textTransform: ["lowercase", "none"] }}>{messages[billing]}</span>
        </th>
        <td sx={figure}>{cost && formatPrice(cost.month)}</td>
        <td sx={figure}>{cost && formatPrice(cost.year)}</td>
      </tr>
    );
  };
  return (
    <tbody>
      <tr sx={{ display: ["none", "table-row"] }}>
        <th scope="rowgroup" colSpan={3} sx={{ ...group, pt: [2, 4] }}>
          {option}
        </th>
      </tr>
      {row("monthly")}
      {row("annual")}
      {saving !== null && (
        <tr sx={{ color: "accent" }}>
          <th scope="row" colSpan={2} sx={{ ...cell, fontWeight: "strong" }}>
            {section.saving}
          </th>
          <td sx={{ ...figure, fontWeight: "strong" }}>{formatPrice(saving)}</td>
        </tr>
      )}
    </tbody>
  );
}

/** A plan whose price depends on the options. Columns have fixed widths, so that nothing moves. */
function PlanTable(props: PlanProps) {
  const { section, plan } = props;
  const { messages } = useSite();
  const head = { borderTop: "none", fontSize: "small", color: "muted" };
  return (
    <div
      sx={{
        py: [2, 4],
        pr: [0, 4, 0, 5],
        breakInside: "avoid",
        "@media print": { pr: 4 },
        "& + &": {
          pl: [0, 4, 0, 5],
          pr: 0,
          borderLeft: ["none", "rule", "none", "rule"],
          "@media print": { pl: 4, borderLeft: "rule" },
        },
      }}
    >
      <table sx={{ ...table, tableLayout: "fixed", fontSize: ["small", "1rem"] }}>
        <caption sx={planName}>{plan.title}</caption>
        <thead>
          <tr>
            {/* On phones, as wide as the longest figures allow. */}
            <th scope="col" sx={{ ...cell, ...head, width: ["min(11rem, 80vw - 10rem)", "24%"] }}>
              {messages.billing}
            </th>
            <th scope="col" sx={{ ...figure, ...head }}>
              {section.month}
            </th>
            <th scope="col" sx={{ ...figure, ...head }}>
              {section.year}
            </th>
          </tr>
        </thead>
        <CostRows {...props} ai={false} />
        {!plan.noAIChange && <CostRows {...props} ai />}
      </table>
    </div>
  );
}

/** A plan with a single price or a negotiated price, in one line. */
function PlanLine({ section, plan, people }: PlanProps) {
  const contactForm = useContactForm();
  const cost = teamCost(plan, { billing: "annual", ai: false }, people);
  return (
    <div
      sx={{
        gridColumn: "1 / -1",
        ...inline,
        justifyContent: "space-between",
        columnGap: 4,
        py: [2, 3],
      }}
    >
      <p sx={planName}>{plan.title}</p>
      <p sx={{ fontVariantNumeric: "tabular-nums" }}>
        {cost
          ? fillPlaceholders(section.onePrice, {
              month: formatPrice(cost.month),
              year: formatPrice(cost.year),
            })
          : section.agreed}
      </p>
      {!cost && (
        <SmartLink
          to={contactForm}
          aria-label={`${plan.button}: ${plan.title}`}
          sx={{ ...variant("links.text"), py: 2, ...screenOnly }}
        >
          {plan.button}
        </SmartLink>
      )}
    </div>
  );
}

export const EstimateLedger = memo(
  ({ section, plans, people }: TablesProps & { people: number }) => (
    <div>
      <p sx={{ ...variant("text.label"), pb: 2 }}>
        {fillPlaceholders(section.shownFor, { size: teamInWords(section, people) })}
      </p>
      <div
        sx={{
          display: "grid",
          gridTemplateColumns: [oneColumn, twoColumns, oneColumn, twoColumns],
          // Breakpoints are for screens; side by side, all figures fit on one page.
          "@media print": { gridTemplateColumns: twoColumns },
          borderTop: "strong",
          borderBottom: "strong",
          "& > * + *": { borderTop: "rule" },
        }}
      >
        {plans.map((plan) => {
          const Entry = hasOnePrice(plan) ? PlanLine : PlanTable;
          return <Entry key={plan.slug} section={section} plan={plan} people={people} />;
        })}
      </div>
    </div>
  ),
);

/** The costs of a year for a few team sizes, on paper and without scripts. */
export const EstimateSamples = memo(({ section, plans }: TablesProps) => {
  const { messages } = useSite();
  return (
    <table sx={{ ...table, fontSize: "small", ...staticOnly("table") }}>
      <caption sx={{ ...planName, pb: 2 }}>{section.samplesTitle}</caption>
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
              <th scope="rowgroup" colSpan={section.samples.length + 1} sx={group}>
                {plan.title}
              </th>
            </tr>
            {everyPriceOption
              .filter(({ ai }) => !(ai && plan.noAIChange))
              .map((options) => {
                const { option, billing } = optionInWords(messages, options);
                return (
                  <tr key={option + billing}>
                    <th scope="row" sx={cell}>
                      {option}, {billing}
                    </th>
                    {section.samples.map((people) => (
                      <td key={people} sx={figure}>
                        {formatPrice(teamCost(plan, options, people)?.year ?? 0)}
                      </td>
                    ))}
                  </tr>
                );
              })}
          </tbody>
        ))}
    </table>
  );
});
