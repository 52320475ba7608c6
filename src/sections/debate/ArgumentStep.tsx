import { keyframes } from "@emotion/react";
import { SideName } from "../../components/flowSheet/SideName";
import { useSite } from "../../components/useSite";
import { fillPlaces } from "../../content/tokens";
import { variant } from "../../theme/variant";
import { referenceTo } from "./references";
import { StandScale } from "./StandScale";
import { StepButtons } from "./StepButtons";
import type { StepProps } from "./step";
import { changeAt, positionAt } from "./walk";
import { changeInWords } from "./walkWords";

/** Each side's arguments come from its own side of the sheet. */
const arrive = {
  for: keyframes({ from: { opacity: 0, transform: "translateX(-0.75rem)" } }),
  against: keyframes({ from: { opacity: 0, transform: "translateX(0.75rem)" } }),
};

/** A step with one argument in large type, and the scale below it. */
export function ArgumentStep({ debate, words, walk, act, heading }: StepProps) {
  const { messages: shared } = useSite();
  const { step } = walk;
  const total = debate.arguments.length;
  const argument = debate.arguments[step - 1];
  if (!argument) return null;
  const { slug, side, label, claim, text, answers } = argument;
  const reference = referenceTo(shared.answers, answers, debate.arguments);
  return (
    <>
      <div
        key={slug}
        sx={{
          flex: 1,
          display: "grid",
          alignContent: "start",
          gap: 3,
          px: [4, null, 5],
          py: [4, 5],
          pl: [4, side === "for" ? 4 : 8, side === "for" ? 5 : 8],
          "@media (prefers-reduced-motion: no-preference)": {
            animation: `${arrive[side]} 260ms ease-out`,
          },
        }}
      >
        <h4 ref={heading} tabIndex={-1} sx={{ display: "grid", gap: 3, m: 0 }}>
          <span sx={variant("text.label")}>
            {fillPlaces(words.progress, { number: step, total })}
          </span>
          <span sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 3 }}>
            <SideName side={side}>{side === "for" ? shared.sideFor : shared.sideAgainst}</SideName>
            <span sx={variant("text.label")}>{label}</span>
          </span>
          <span sx={{ ...variant("text.title"), color: side }}>{claim}</span>
        </h4>
        <p sx={{ fontSize: "lead", lineHeight: 1.5, maxWidth: "38em", textWrap: "pretty" }}>
          {text}
        </p>
        {reference && <p sx={variant("text.small")}>{reference}</p>}
      </div>
      <StandScale
        words={words}
        label={shared.standNow}
        position={positionAt(walk, step)}
        before={positionAt(walk, step - 1)}
        remark={fillPlaces(words.thisArgument, {
          change: changeInWords(changeAt(walk, step), words),
        })}
        onMove={(position) => act({ type: "move", position })}
      />
      <StepButtons>
        <button
          type="button"
          onClick={() => act({ type: "go", step: step + 1 })}
          sx={variant("buttons.primary")}
        >
          {step < total ? words.next : words.finish}
        </button>
        <button
          type="button"
          onClick={() => act({ type: "go", step: step - 1 })}
          sx={variant("buttons.secondary")}
        >
          {words.back}
        </button>
      </StepButtons>
    </>
  );
}
