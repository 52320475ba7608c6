import { memo, type ReactElement, type ReactNode } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { joinPieces } from "../../components/pieces";
import { SmartLink } from "../../components/SmartLink";
import { useTarget } from "../../components/targets";
import { useSite } from "../../components/useSite";
import { langOf } from "../../shared/langOf";
import { formatPrice } from "../../shared/prices";
import { fillPlaceholders } from "../../shared/tokens";
import { screenOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import {
  everyPriceOption,
  hasOnePrice,
  type PriceOptions,
  teamCost,
  teamSaving,
} from "../plans/planPrices";

interface EstimateTableProps {
  section: Queries.PlanEstimateFragment;
  people: number;
}

/** The columns have fixed widths, so that nothing moves when the figures change. */
const table: ThemeUIStyleObject = {
  mt: 2,
  mb: 4,
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  borderBottom: "strong",
  fontSize: ["small", "1rem"],
  "& th, & td": { py: [1, 2], px: 0, borderTop: "rule", lineHeight: "title" },
  "& th": { textAlign: "start", fontWeight: "body", overflowWrap: "anywhere" },
  "& td, & thead th + th": {
    pl: 1,
    textAlign: "end",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  "& thead th": { borderTop: "none", fontSize: "small", color: "muted" },
  // The longest figures fit at 320 px.
  "& thead th + th": { width: ["6rem", "27%"] },
  // With larger text, each name is above its figures.
  "@container (max-width: 17.5rem)": {
    "&, & thead, & tbody": { display: "block" },
    "& tr": { display: "grid", gridTemplateColumns: "1fr 1fr" },
    "& th:first-of-type, & [colspan]": { gridColumn: "1 / -1" },
    "& thead th + th": { width: "auto" },
    "& th + td, & td + td": { borderTop: "none" },
  },
  "& tbody": { borderTop: "strong", breakInside: "avoid" },
  "& tbody > tr:first-of-type > *": { borderTop: "none", py: [2, 3] },
  "& tbody > tr:first-of-type > th": { ...variant("text.title"), fontSize: ["small", "title"] },
};

/** What a plan can't do, below its name. */
const limit: ThemeUIStyleObject = {
  ...variant("text.small"),
  display: "block",
  fontFamily: "body",
  fontWeight: "body",
  letterSpacing: 0,
};

/** What each plan costs a number of people, by the month and by the year, with each option. */
export const EstimateTable = memo(({ section, people }: EstimateTableProps): ReactElement => {
  const { messages, langOfText } = useSite();
  const contactForm = useTarget("form:contact");

  const rowOf = (plan: Queries.PlanFieldsFragment, options: PriceOptions, name?: ReactNode) => {
    const cost = teamCost(plan, options, people);
    const saving = teamSaving(plan, options, people);
    return (
      <tr key={`${options.billing} ${options.ai}`}>
        <th scope="row" lang={name ? undefined : langOf(plan)}>
          {name ?? plan.title}{" "}
          {saving && (
            <span
              lang={langOf(section)}
              sx={{
                display: ["block", "inline"],
                ml: [0, 2],
                color: "accent",
                fontWeight: "strong",
              }}
            >
              {fillPlaceholders(section.saving, { sum: formatPrice(saving) })}
            </span>
          )}
          {!name && people > 1 && plan.teamLimit && <span sx={limit}>{plan.teamLimit}</span>}
        </th>
        {cost ? (
          <>
            <td>{formatPrice(cost.month)}</td>
            <td>{formatPrice(cost.year)}</td>
          </>
        ) : (
          <td colSpan={2} sx={{ "td&": { whiteSpace: "normal" } }}>
            {joinPieces([{ words: section.agreed, lang: langOf(section) }])}{" "}
            <SmartLink
              to={contactForm}
              label={plan.button}
              lang={plan.lang}
              about={plan.title}
              sx={{ ...variant("links.text"), display: "inline-block", py: 2, ...screenOnly }}
            />
          </td>
        )}
      </tr>
    );
  };

  return (
    <table aria-labelledby={`${section.anchor}-title`} sx={table}>
      <thead>
        <tr>
          <th scope="col" lang={langOfText("billing")}>
            {messages.billing}
          </th>
          <th scope="col" lang={langOf(section)}>
            {section.month}
          </th>
          <th scope="col" lang={langOf(section)}>
            {section.year}
          </th>
        </tr>
      </thead>
      {section.plans.map((plan) => (
        <tbody key={plan.slug}>
          {hasOnePrice(plan) ? (
            rowOf(plan, { billing: "annual", ai: false })
          ) : (
            <>
              <tr>
                <th scope="rowgroup" colSpan={3} lang={langOf(plan)}>
                  {plan.title}
                </th>
              </tr>
              {everyPriceOption.map((options) => {
                const option = options.ai ? "withAI" : "basePlan";
                const { billing } = options;
                const pieces = [
                  { words: `${messages[option]}, `, lang: langOfText(option) },
                  { words: messages[billing].toLowerCase(), lang: langOfText(billing) },
                ];
                return rowOf(plan, options, joinPieces(pieces));
              })}
            </>
          )}
        </tbody>
      ))}
    </table>
  );
});
