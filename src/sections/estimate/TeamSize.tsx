import { useId } from "react";
import { SmartLink } from "../../components/SmartLink";
import { useContactForm } from "../../components/useSite";
import { fillPlaceholders } from "../../fields/tokens";
import { scriptsOnly } from "../../theme/patterns";
import { rangeSlider } from "../../theme/rangeSlider";
import { variant } from "../../theme/variant";
import { teamInWords } from "./EstimateTables";

type SizeProblem = "empty" | "notWhole" | "tooFew" | "tooMany";

/** Digits, also with commas between thousands. */
const numberPattern = /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/;

/** Reads a typed number of people: a whole number from 1 to `most`, or what is wrong. */
export function readTeamSize(typed: string, most: number): number | SizeProblem {
  const text = typed.trim();
  if (!text) return "empty";
  const size = numberPattern.test(text) ? Number(text.replace(/,/g, "")) : Number.NaN;
  // Also true for so many digits that the number becomes Infinity.
  if (size > most) return "tooMany";
  if (size <= 0) return "tooFew";
  return Number.isInteger(size) ? size : "notWhole";
}

interface TeamSizeProps {
  section: Queries.PlanEstimateFragment;
  typed: string;
  /** The last valid number. */
  people: number;
  problem: SizeProblem | undefined;
  onType(text: string): void;
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

export function TeamSize({ section, typed, people, problem, onType }: TeamSizeProps) {
  const contactForm = useContactForm();
  const id = useId();
  const messageId = `${id}message`;
  return (
    // As high as with a message of two lines, so that nothing moves.
    <div sx={{ pt: 3, minHeight: "8.5rem", ...scriptsOnly }}>
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
          onChange={(event) => onType(event.target.value)}
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
          onChange={(event) => onType(event.target.value)}
          sx={{ ...slider, height: "target" }}
        />
      </div>
      <p
        sx={{ pt: 2, fontSize: "small", fontWeight: "strong", lineHeight: "title", color: "error" }}
      >
        <span id={messageId}>
          {problem && fillPlaceholders(section[problem], { most: section.most })}
        </span>
        {problem === "tooMany" && (
          <>
            {" "}
            <SmartLink
              to={contactForm}
              sx={{ ...variant("links.text"), display: "inline-block", py: "3px" }}
            >
              {section.askUs}
            </SmartLink>
          </>
        )}
      </p>
    </div>
  );
}
