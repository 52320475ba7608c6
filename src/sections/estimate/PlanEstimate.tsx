import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { CopyLink } from "../../components/CopyLink";
import { PrintButton } from "../../components/PrintButton";
import { useSite } from "../../components/useSite";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { formatPrice, hasOnePrice, teamCost } from "../../content/prices";
import { fillPlaceholders } from "../../fields/tokens";
import { variant } from "../../theme/variant";
import { optionInWords, priceQuery, showInAddress, usePriceOptions } from "../plans/priceQuery";
import { SectionFrame } from "../SectionFrame";
import { EstimateLedger, EstimateSamples, teamInWords } from "./EstimateTables";
import { readTeamSize, TeamSize } from "./TeamSize";

export const fragment = graphql`
  fragment PlanEstimate on EstimateSection {
    anchor label title lead people slider start most samples empty notWhole tooFew tooMany askUs
    onePerson manyPeople shownFor month year saving onePrice agreed result planCost copy copied
    notCopied samplesTitle print
    plans { ...PlanFields }
  }
`;

/** In milliseconds: how long after the last change the result is announced. */
const pause = 800;

export function PlanEstimate({ section }: { section: Queries.PlanEstimateFragment }) {
  const { messages } = useSite();
  const { plans } = section;
  // The table shows all options; the spoken result and the link use these.
  const [options] = usePriceOptions();
  const [typed, setTyped] = useState(`${section.start}`);
  const [people, setPeople] = useState(section.start);
  const [announcement, setAnnouncement] = useState("");
  const timer = useRef<number>();
  const size = readTeamSize(typed, section.most);
  const problem = typeof size === "number" ? undefined : size;

  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get("people") ?? "";
    const read = readTeamSize(asked, section.most);
    if (typeof read === "number") {
      setTyped(`${read}`);
      setPeople(read);
    }
    return () => window.clearTimeout(timer.current);
  }, [section.most]);

  const resultInWords = (team: number) => {
    const costs = plans.flatMap((plan) => {
      const cost = hasOnePrice(plan) ? null : teamCost(plan, options, team);
      return cost
        ? [fillPlaceholders(section.planCost, { plan: plan.title, year: formatPrice(cost.year) })]
        : [];
    });
    return fillPlaceholders(section.result, {
      size: teamInWords(section, team),
      ...optionInWords(messages, options),
      costs: costs.join(", "),
    });
  };

  const type = (text: string) => {
    const read = readTeamSize(text, section.most);
    setTyped(text);
    if (typeof read === "number") setPeople(read);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (typeof read !== "number")
        return setAnnouncement(fillPlaceholders(section[read], { most: section.most }));
      setAnnouncement(resultInWords(read));
      // Not at every change: browsers limit how often a page changes its address.
      showInAddress({ people: read });
    }, pause);
  };

  return (
    <SectionFrame
      heading={section}
      leadOnPaper={false}
      below={
        <>
          <TeamSize
            section={section}
            typed={typed}
            people={people}
            problem={problem}
            onType={type}
          />
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </>
      }
    >
      <div sx={{ display: "grid", gap: 5 }}>
        {/* Pale while the field holds no valid number, because the figures are then for the last one. */}
        <div
          sx={{
            display: "grid",
            gap: [3, 5],
            ...(problem ? { "& *": { color: "muted" }, "& button": { visibility: "hidden" } } : {}),
          }}
        >
          <EstimateLedger section={section} plans={plans} people={people} />
          <CopyLink
            address={`${priceQuery({ people, ...options })}#${section.anchor}`}
            label={section.copy}
            copied={section.copied}
            notCopied={section.notCopied}
          >
            <PrintButton label={section.print} part="section" sx={variant("buttons.compact")} />
          </CopyLink>
        </div>
        <EstimateSamples section={section} plans={plans} />
      </div>
    </SectionFrame>
  );
}
