import { graphql } from "gatsby";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { memo, type ReactElement } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { joinPieces } from "../../components/pieces";
import { SmartLink } from "../../components/SmartLink";
import { useTarget } from "../../components/targets";
import { useSite } from "../../components/useSite";
import { langOf } from "../../shared/langOf";
import { formatPrice } from "../../shared/prices";
import { fillPlaceholders } from "../../shared/tokens";
import { withParameter } from "../../shared/withParameter";
import { inline, screenOnly, staticOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import {
  everyPriceOption,
  hasOnePrice,
  type PriceOptions,
  planPrice,
  savingPercent,
  teamSaving,
} from "./planPrices";

export const fragment = graphql`
  fragment PlanFields on Plan {
    slug title audience lang
    monthlyPrice
    annualPrice
    monthlyAIPrice
    annualAIPrice
    noAIChange priceNote highlighted button features teamLimit lacks
  }
`;

type Plan = Queries.PlanFieldsFragment;

interface PlanProps {
  plan: Plan;
}

const billed = { annual: "billedAnnually", monthly: "billedMonthly" } as const;

/** All prices of a plan, on paper and without scripts, where a visitor can't choose options. */
const AllPrices = memo(({ plan }: PlanProps) => {
  const { messages, langOfText } = useSite();
  if (hasOnePrice(plan)) return null;
  return (
    <ul sx={{ fontSize: "small", ...staticOnly("grid") }}>
      {everyPriceOption.map((options) => {
        const option = options.ai ? "withAI" : "basePlan";
        const billing = billed[options.billing];
        const pieces = [
          { words: `${messages[option]}, `, lang: langOfText(option, plan) },
          { words: messages[billing], lang: langOfText(billing, plan) },
        ];
        return (
          <li key={`${option} ${billing}`}>
            {joinPieces(pieces)}: {formatPrice(planPrice(plan, options) ?? 0)}
          </li>
        );
      })}
    </ul>
  );
});

const Features = memo(({ plan }: PlanProps) => {
  const { features, lacks } = plan;
  const { messages, langOfText } = useSite();
  const row: ThemeUIStyleObject = {
    display: "grid",
    gridTemplateColumns: "1.25rem minmax(0, 1fr)",
    columnGap: 2,
    fontSize: ["small", "1rem"],
    lineHeight: 1.45,
  };
  const sign = { mt: "0.2em" };
  return (
    <ul sx={{ display: "grid", gap: ["2px", 2], alignContent: "start" }}>
      {features.map((feature) => (
        <li key={feature} sx={row}>
          <Check aria-hidden size={18} sx={sign} />
          {feature}
        </li>
      ))}
      {lacks?.map((feature) => (
        <li key={feature} sx={{ ...row, color: "muted" }}>
          <X aria-hidden size={18} sx={sign} />
          <span>
            <span lang={langOfText("notIncluded", plan)} sx={variant("text.hidden")}>
              {messages.notIncluded}:{" "}
            </span>
            {feature}
          </span>
        </li>
      ))}
    </ul>
  );
});

interface PlanColumnProps {
  plan: Plan;
  options: PriceOptions;
}

/** A plan with its price for the options, its button, and what it includes. */
export function PlanColumn({ plan, options }: PlanColumnProps): ReactElement {
  const { messages, integrations, langOfText } = useSite();
  const contactForm = useTarget("form:contact");
  const amount = planPrice(plan, options);
  const billing = billed[options.billing];
  const unit = [
    { words: `${messages.perUserMonth}, `, lang: langOfText("perUserMonth", plan) },
    { words: messages[billing], lang: langOfText(billing, plan) },
  ];
  const saving = teamSaving(plan, options, 1);
  const upgradePage = useTarget("site:upgradePlan");
  const upgrade = withParameter(
    upgradePage.href,
    "plan",
    integrations.upgradePlans[options.ai ? "withAI" : "base"],
  );

  return (
    <li
      lang={langOf(plan)}
      sx={{
        display: "grid",
        // On phones, the price is next to the name, and all else below both.
        gridTemplateColumns: ["minmax(0, 1fr) auto", "minmax(0, 1fr)"],
        // A row for each child: name, price, audience, button, features.
        gridTemplateRows: ["auto", "auto auto auto auto 1fr"],
        "& > :is(p, a, ul), & > div > * + *": { gridColumn: ["1 / -1", "auto"] },
        gap: [2, 4],
        alignContent: "start",
        px: [4, null, 5],
        py: [3, 5],
        bg: plan.highlighted ? "sheet" : "transparent",
        borderLeft: ["none", "rule"],
        borderTop: ["rule", "none"],
        "&:first-of-type": { borderLeft: "none", borderTop: "none" },
        "@media (min-width: 40em) and (max-width: 71.99em)": {
          "&:nth-of-type(odd)": { borderLeft: "none" },
          "&:nth-of-type(n + 3)": { borderTop: "rule" },
        },
      }}
    >
      <div sx={{ ...inline, justifyContent: "space-between", columnGap: 3 }}>
        <h3 sx={{ ...variant("text.title"), hyphenateLimitChars: "8" }}>{plan.title}</h3>
        {plan.highlighted && (
          <p
            lang={langOfText("highlightedPlan", plan)}
            sx={{ ...variant("text.label"), color: "accent" }}
          >
            {messages.highlightedPlan}
          </p>
        )}
      </div>
      <div sx={{ display: ["contents", "block"], minHeight: "6.6rem" }}>
        <p
          lang={amount === null ? langOfText("custom", plan) : undefined}
          sx={{ ...variant("text.heading"), gridArea: ["1 / 2", "auto"], whiteSpace: "nowrap" }}
        >
          {amount === null ? messages.custom : formatPrice(amount)}
        </p>
        {amount !== null && <p sx={variant("text.small")}>{plan.priceNote ?? joinPieces(unit)}</p>}
        {saving !== null && (
          <div sx={{ ...inline, columnGap: 2, fontSize: "small" }}>
            <p lang={langOfText("save", plan)} sx={{ fontWeight: "strong", color: "accent" }}>
              {fillPlaceholders(messages.save, { amount: Math.round(saving) })}
            </p>
            <p lang={langOfText("savePercent", plan)} sx={{ color: "muted" }}>
              {fillPlaceholders(messages.savePercent, {
                percent: savingPercent(plan, options),
              })}
            </p>
          </div>
        )}
        <AllPrices plan={plan} />
      </div>
      <p sx={{ color: "muted", lineHeight: 1.45, minHeight: ["auto", "4.4em"] }}>{plan.audience}</p>
      <SmartLink
        to={amount === null ? contactForm : { ...upgradePage, href: upgrade }}
        label={plan.button}
        lang={plan.lang}
        about={plan.title}
        sx={{
          ...variant(plan.highlighted ? "buttons.primary" : "buttons.secondary"),
          width: "100%",
          ...screenOnly,
        }}
      />
      <Features plan={plan} />
    </li>
  );
}
