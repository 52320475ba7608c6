import { graphql } from "gatsby";
import { type ChangeEvent, type ReactElement, useEffect, useId, useRef, useState } from "react";
import { PrintButton } from "../../components/PrintButton";
import { SmartLink } from "../../components/SmartLink";
import { useTarget } from "../../components/targets";
import { langOf } from "../../shared/langOf";
import { withCommas } from "../../shared/prices";
import { fillPlaceholders } from "../../shared/tokens";
import { scriptsOnly } from "../../theme/mixins";
import { rangeSlider } from "../../theme/rangeSlider";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import { EstimateTable } from "./EstimateTable";
import { sliderPosition, sliderStops } from "./teamSize";
import { useTeamSize } from "./useTeamSize";

export const fragment = graphql`
  fragment PlanEstimate on EstimateSection {
    anchor label title lead lang people slider start most volume volumeFrom empty notWhole tooFew tooMany
    askUs onePerson manyPeople shownFor month year saving agreed print
    plans { ...PlanFields }
  }
`;

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

const slider = rangeSlider({ height: 4, borderRadius: 2, bg: "outline" });

/** In milliseconds: after a pause as long as this, what was typed is said to screen readers. */
const typingPause = 1000;

/** As high as the longest message, so that nothing moves. */
const room = { minHeight: "3.4em", "@media (max-width: 24em)": { minHeight: "4.6em" } };

interface PlanEstimateProps {
  section: Queries.PlanEstimateFragment;
}

/** A field and a slider for the number of people, and what each plan costs them. */
export default function PlanEstimate({ section }: PlanEstimateProps): ReactElement {
  const { most, volumeFrom } = section;
  const lang = langOf(section);
  const contactForm = useTarget("form:contact");
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { typed, people, problem, inField, enter } = useTeamSize(section, box);
  const [announcement, announce] = useState("");
  const stops = sliderStops(most);
  const team =
    people === 1
      ? section.onePerson
      : fillPlaceholders(section.manyPeople, { people: withCommas(people) });
  const shownFor = fillPlaceholders(section.shownFor, { size: team });
  const many = problem === "tooMany" || (!problem && people > volumeFrom);

  const message = fillPlaceholders(section[problem ?? (many ? "volume" : "empty")], {
    most: withCommas(most),
    people: withCommas(volumeFrom),
  });
  const summary = many ? `${shownFor}. ${message}` : shownFor;
  const said = problem ? message : summary;

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    enter(target);
    announce("");
  };

  useEffect(() => {
    // Browsers say the slider's value themselves.
    const later = inField ? setTimeout(announce, typingPause, said) : undefined;
    return () => clearTimeout(later);
  }, [inField, said]);

  const entry = (
    <div lang={lang} sx={{ pt: 3, ...scriptsOnly }}>
      <label htmlFor={id} sx={{ display: "block", pb: 1, ...variant("text.label") }}>
        {section.people}
      </label>
      <div
        ref={box}
        sx={{
          display: "grid",
          gridTemplateColumns: "7rem minmax(0, 1fr)",
          alignItems: "center",
          gap: 4,
        }}
      >
        {/* Not of type "number", which gives the page no value for "abc", so that nothing could say what is wrong. */}
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={onChange}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}message`}
          sx={field}
        />
        <input
          type="range"
          min={0}
          max={stops.length - 1}
          value={sliderPosition(people, stops)}
          aria-label={section.slider}
          aria-valuetext={team}
          onChange={onChange}
          sx={slider}
        />
      </div>
      <p sx={{ pt: 2, ...room, fontSize: "small", lineHeight: "title" }}>
        <span id={`${id}message`} sx={problem ? { fontWeight: "strong", color: "error" } : {}}>
          {message}
        </span>{" "}
        {many && (
          <SmartLink
            to={contactForm}
            label={section.askUs}
            lang={lang}
            sx={{ ...variant("links.text"), py: "3px" }}
          />
        )}
      </p>
    </div>
  );

  return (
    <Section heading={section} layout="sideHeading" printsLead={false} below={entry}>
      {/* Pale while the field holds no valid number, because the figures are then for the last one. */}
      <div
        sx={{
          containerType: "inline-size",
          ...(problem && { "& *": { color: "muted" }, "& button": { visibility: "hidden" } }),
        }}
      >
        <p lang={lang} sx={variant("text.label")}>
          {shownFor}
        </p>
        <span role="status" lang={lang} sx={variant("text.hidden")}>
          {announcement}
        </span>
        <EstimateTable section={section} people={people} />
        <PrintButton label={section.print} lang={lang} sx={variant("buttons.compact")} />
      </div>
    </Section>
  );
}
