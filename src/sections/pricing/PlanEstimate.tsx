import { graphql } from "gatsby";
import { lazy, memo, Suspense, useCallback, useRef, useState } from "react";
import { CopyLink } from "../../components/CopyLink";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import { PrintButton } from "../../components/PrintButton";
import { inTime } from "../../components/timeout";
import { useWhenNear } from "../../components/useWhenNear";
import { type PriceOptions, writePriceOptions, writeTeamSize } from "../../content/prices";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";
import { EstimateLedger } from "./EstimateLedger";
import { EstimateSamples } from "./EstimateSamples";

export const fragment = graphql`
  fragment PlanEstimate on EstimateSection {
    anchor
    title
    lead
    people
    slider
    start
    most
    samples
    empty
    notWhole
    tooFew
    tooMany
    askUs
    onePerson
    manyPeople
    shownFor
    month
    year
    saving
    onePrice
    agreed
    result
    planCost
    copy
    copied
    notCopied
    samplesTitle
    print
  }
`;

interface PlanEstimateProps {
  section: Queries.PlanEstimateFragment;
  plans: readonly Queries.PlanFieldsFragment[];
  /** The options chosen above the plans. The table shows all options; the spoken result and the link use these. */
  options: PriceOptions;
}

// The options change nothing in these.
const Ledger = memo(EstimateLedger);
const Samples = memo(EstimateSamples);

const TeamSize = lazy(() => inTime(import("./TeamSize")));

/** What each plan costs a team for a month and for a year. */
export function PlanEstimate({ section, plans, options }: PlanEstimateProps) {
  const [people, setPeople] = useState(section.start);
  const [outdated, setOutdated] = useState(false);
  const controls = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [failed, setFailed] = useState(false);
  const change = (size: number | undefined) => {
    setOutdated(size === undefined);
    if (size) setPeople(size);
  };
  useWhenNear(
    controls,
    useCallback(() => setNear(true), []),
  );

  return (
    <SectionFrame
      heading={section}
      leadOnPaper={false}
      below={
        // As high as the controls with a message of two lines, so that nothing moves when they load.
        <div
          ref={controls}
          sx={{
            pt: 3,
            minHeight: "8.25rem",
            "html:not(.js) &": { display: "none" },
            "@media print": { display: "none" },
          }}
        >
          {near && (
            <ErrorBoundary onError={() => setFailed(true)}>
              <Suspense fallback={null}>
                <TeamSize
                  section={section}
                  plans={plans}
                  options={options}
                  people={people}
                  onChange={change}
                />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      }
    >
      <div sx={{ display: "grid", gap: 5 }}>
        {/* Pale while the field holds no valid number, because the figures are then for the last one. */}
        <div
          sx={{
            display: "grid",
            gap: [3, 5],
            ...(outdated
              ? { "& *": { color: "muted" }, "& button": { visibility: "hidden" } }
              : {}),
          }}
        >
          <Ledger section={section} plans={plans} people={people} />
          <CopyLink
            address={`${writePriceOptions(options, writeTeamSize(people, ""))}#${section.anchor}`}
            label={section.copy}
            copied={section.copied}
            notCopied={section.notCopied}
          >
            <PrintButton label={section.print} part="section" sx={variant("buttons.compact")} />
          </CopyLink>
        </div>
        <Samples section={section} plans={plans} shown={failed} />
      </div>
    </SectionFrame>
  );
}
