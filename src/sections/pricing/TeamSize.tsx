import { useId, useState } from "react";
import { SmartLink } from "../../components/SmartLink";
import { useSite } from "../../components/useSite";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { formatPrice, hasOnePrice, type PriceOptions, teamCost } from "../../content/prices";
import type { SizeProblem } from "../../content/teamSize";
import { fillPlaces } from "../../content/tokens";
import { rangeSlider } from "../../theme/rangeSlider";
import { variant } from "../../theme/variant";
import { teamInWords } from "./estimateWords";
import { useTeamSize } from "./useTeamSize";

interface TeamSizeProps {
  section: Queries.PlanEstimateFragment;
  plans: readonly Queries.PlanFieldsFragment[];
  /** The options chosen above the plans; the spoken result is for them. */
  options: PriceOptions;
  people: number;
  /** Called with undefined when what was typed is no valid number. */
  onChange(people: number | undefined): void;
}

const slider = rangeSlider({
  height: 4,
  borderRadius: 2,
  bg: "outline",
  "@media (forced-colors: active)": { border: "1px solid" },
});

const field = {
  width: "100%",
  minHeight: "target",
  px: 3,
  border: "strong",
  borderRadius: "control",
  bg: "background",
  fontWeight: "strong",
  fontSize: "lead",
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  "&[aria-invalid]": { borderColor: "error" },
} as const;

/** The number of people: a text field and a slider. */
export default function TeamSize({ section, plans, options, people, onChange }: TeamSizeProps) {
  const { messages, integrations } = useSite();
  const [announcement, setAnnouncement] = useState("");
  const id = useId();
  const messageId = `${id}message`;

  const problemInWords = (problem: SizeProblem) =>
    fillPlaces(section[problem], { most: section.most });

  const resultInWords = (size: number) => {
    const costs = plans.flatMap((plan) => {
      const cost = hasOnePrice(plan) ? null : teamCost(plan, options, size);
      return cost
        ? [fillPlaces(section.planCost, { plan: plan.title, year: formatPrice(cost.year) })]
        : [];
    });
    return fillPlaces(section.result, {
      size: teamInWords(section, size),
      option: options.ai ? messages.withAI : messages.basePlan,
      billing: options.billing === "annual" ? messages.billedAnnually : messages.billedMonthly,
      costs: costs.join(", "),
    });
  };

  const { typed, problem, change } = useTeamSize({
    people,
    most: section.most,
    onChange,
    onSettled: (size) =>
      setAnnouncement(typeof size === "number" ? resultInWords(size) : problemInWords(size)),
  });

  return (
    <>
      <label htmlFor={id} sx={{ display: "block", pb: 1, ...variant("text.label") }}>
        {section.people}
      </label>
      <div
        sx={{
          display: "grid",
          gridTemplateColumns: "7rem minmax(0, 1fr)",
          alignItems: "center",
          gap: 4,
        }}
      >
        {/* Not of type "number": such a field gives the page no value for "abc", so that no message could explain what is wrong. */}
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => change(event.target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={messageId}
          sx={field}
        />
        <input
          type="range"
          min={1}
          max={section.most}
          value={people}
          aria-label={section.slider}
          aria-valuetext={teamInWords(section, people)}
          onChange={(event) => change(event.target.value)}
          sx={{ ...slider, height: "target" }}
        />
      </div>
      <p
        sx={{ pt: 2, fontSize: "small", fontWeight: "strong", lineHeight: "title", color: "error" }}
      >
        <span id={messageId}>{problem && problemInWords(problem)}</span>
        {problem === "tooMany" && (
          <>
            {" "}
            <SmartLink
              to={{
                href: integrations.forms.contact.address,
                form: integrations.forms.contact,
                newTab: false,
              }}
              sx={{ ...variant("links.text"), display: "inline-block", py: "3px" }}
            >
              {section.askUs}
            </SmartLink>
          </>
        )}
      </p>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
