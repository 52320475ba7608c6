import { type ReactElement, useEffect, useState } from "react";
import { fillPieces } from "../../components/pieces";
import { RadioGroup } from "../../components/RadioGroup";
import { useSite } from "../../components/useSite";
import { langOf } from "../../shared/langOf";
import { inline, scriptsOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { PlanColumn } from "./PlanColumn";
import type { PlansProps } from "./Plans";
import type { PriceOptions } from "./planPrices";
import { readPriceOptions, usePriceQuery } from "./priceQuery";

/** The plans with their prices, for the options that a visitor chooses. */
export default function PlanPicker({ section }: PlansProps): ReactElement {
  const { messages, langOfText } = useSite();
  const { plans } = section;
  // The server doesn't know the query.
  const [chosen, setChosen] = useState<PriceOptions>();
  const options = chosen ?? readPriceOptions("");
  const [hasChosen, setHasChosen] = useState(false);
  const textOf = (name: keyof typeof messages) => ({
    words: messages[name],
    lang: langOfText(name),
  });
  const lang = langOf(section);
  const titleId = `${section.anchor}-title`;

  // A visitor's press can come before this effect.
  useEffect(() => setChosen((early) => early ?? readPriceOptions(window.location.search)), []);
  usePriceQuery(chosen);

  const choose = (change: Partial<PriceOptions>) => {
    // At hydration, only the address has the others.
    setChosen((others) => ({
      ...(others ?? readPriceOptions(window.location.search)),
      ...change,
    }));
    setHasChosen(true);
  };

  return (
    <section
      id={section.anchor}
      aria-labelledby={titleId}
      sx={{ ...variant("layout.page"), pb: [4, 5, 6] }}
    >
      <h2 id={titleId} lang={lang} sx={variant("text.hidden")}>
        {section.title}
      </h2>
      <div
        sx={{
          ...inline,
          alignItems: "end",
          columnGap: ["0.7rem", 5],
          rowGap: [3, 4],
          pb: [3, 5],
          ...scriptsOnly,
        }}
      >
        <RadioGroup
          legend={messages.billing}
          legendLang={langOfText("billing")}
          value={options.billing}
          options={[
            { value: "monthly", label: messages.monthly, lang: langOfText("monthly") },
            { value: "annual", label: messages.annual, lang: langOfText("annual") },
          ]}
          onChange={(billing) => choose({ billing })}
        />
        <RadioGroup
          legend={messages.aiOption}
          legendLang={langOfText("aiOption")}
          value={options.ai ? "on" : "off"}
          options={[
            { value: "off", label: messages.basePlan, lang: langOfText("basePlan") },
            { value: "on", label: messages.withAI, lang: langOfText("withAI") },
          ]}
          onChange={(ai) => choose({ ai: ai === "on" })}
        />
        <p
          lang={lang}
          sx={{
            display: "flex",
            // On phones, the words are below the badge.
            flexWrap: ["wrap", "nowrap"],
            alignItems: "center",
            gap: 2,
            minHeight: "2.5rem",
            lineHeight: "title",
          }}
        >
          {options.billing === "annual" && (
            <strong
              sx={{
                flex: "none",
                px: 2,
                py: 1,
                bg: "marker",
                color: "marked",
                borderRadius: "2px",
                fontWeight: "strong",
              }}
            >
              {section.savingBadge}
            </strong>
          )}
          {/* The space that parts both is inside, because a browser's translator replaces texts between elements. */}
          <span sx={{ color: "muted" }}> {section.annualSaving}</span>
        </p>
        <span role="status" sx={variant("text.hidden")}>
          {hasChosen &&
            fillPieces(textOf("pricesShown"), {
              billing: textOf(options.billing),
              option: textOf(options.ai ? "withAI" : "basePlan"),
            })}
        </span>
      </div>
      <ul
        sx={{
          display: "grid",
          gridTemplateColumns: ["1fr", "1fr 1fr", null, `repeat(${plans.length}, minmax(0, 1fr))`],
          borderTop: "strong",
        }}
      >
        {plans.map((plan) => (
          <PlanColumn key={plan.slug} plan={plan} options={options} />
        ))}
      </ul>
    </section>
  );
}
