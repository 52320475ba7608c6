import { keyframes } from "@emotion/react";
import type { ReactNode } from "react";
import { SentimentScale } from "../../components/flowSheet/SentimentScale";
import { SideName } from "../../components/flowSheet/Side";
import { useSite } from "../../components/useSite";
import { fillPlaceholders } from "../../fields/tokens";
import { inline } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { changeAt, positionAt, type StepProps, type WalkAction } from "./walk";
import { changeInWords, positionInWords, referenceTo } from "./words";

interface StepButtonsProps extends Pick<StepProps, "act"> {
  /** Words and what each button does; the first leads on. */
  buttons: [label: string, action: WalkAction][];
  children?: ReactNode;
}

export const StepButtons = ({ act, buttons, children }: StepButtonsProps) => (
  <div
    sx={{
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: 3,
      px: [4, null, 5],
      pb: 4,
    }}
  >
    {buttons.map(([label, action], index) => (
      <button
        key={label}
        type="button"
        onClick={() => act(action)}
        sx={variant(index === 0 ? "buttons.primary" : "buttons.secondary")}
      >
        {label}
      </button>
    ))}
    {children}
  </div>
);

/** The step before reading: the reader's first position, and what will happen. */
export function FirstStep({ debate, words, walk, act, heading }: StepProps) {
  const position = positionAt(walk, 0);
  return (
    <>
      <h4
        ref={heading}
        tabIndex={-1}
        sx={{ ...variant("text.title"), px: [4, null, 5], pt: [3, 4] }}
      >
        {words.standBefore}
      </h4>
      <SentimentScale
        label={words.position}
        position={position}
        standing={positionInWords(position, words)}
        before={0}
        middle={words.undecided}
        remark={words.howToMove}
        onMove={(moved) => act({ type: "begin", position: moved })}
        // Label and position fit on one line, and the words below the scale stay the same, so they need no room to grow.
        sx={{
          borderTop: "none",
          borderBottom: "rule",
          pb: [3, 4],
          "& > :first-of-type": { flexDirection: "row", flexWrap: "wrap" },
          "& > [role=status]": { minHeight: 0 },
        }}
      />
      <div sx={{ flex: 1, display: "grid", alignContent: "start", gap: [3, 4], pt: [3, 4] }}>
        {/* Always two lines above the first breakpoint; the list reserves that height. */}
        <p sx={{ ...variant("text.lead"), maxWidth: "30rem", px: [4, null, 5] }}>
          {fillPlaceholders(words.introduction, { total: debate.arguments.length })}
        </p>
        <StepButtons act={act} buttons={[[words.begin, { type: "go", step: 1 }]]} />
      </div>
    </>
  );
}

/** Each side's arguments come from its own side of the sheet. */
const arrive = {
  for: keyframes({ from: { opacity: 0, transform: "translateX(-0.75rem)" } }),
  against: keyframes({ from: { opacity: 0, transform: "translateX(0.75rem)" } }),
};

export function ArgumentStep({ debate, words, walk, act, heading }: StepProps) {
  const { messages } = useSite();
  const { step } = walk;
  const total = debate.arguments.length;
  const argument = debate.arguments[step - 1];
  if (!argument) return null;
  const { slug, side, label, claim, text, answers } = argument;
  const position = positionAt(walk, step);
  const reference = referenceTo(messages.answers, answers, debate.arguments);
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
          pl: side === "for" ? [4, null, 5] : [4, 8],
          "@media (prefers-reduced-motion: no-preference)": {
            animation: `${arrive[side]} 260ms ease-out`,
          },
        }}
      >
        <h4 ref={heading} tabIndex={-1} sx={{ ...variant("text.label"), display: "grid", gap: 3 }}>
          <span>{fillPlaceholders(words.progress, { number: step, total })}</span>
          <span sx={{ ...inline, columnGap: 3 }}>
            <SideName side={side} />
            {label}
          </span>
          <span sx={{ ...variant("text.title"), color: side }}>{claim}</span>
        </h4>
        <p sx={{ fontSize: "lead", lineHeight: 1.5, maxWidth: "38em", textWrap: "pretty" }}>
          {text}
        </p>
        {reference && <p sx={variant("text.small")}>{reference}</p>}
      </div>
      <SentimentScale
        label={messages.standNow}
        position={position}
        standing={positionInWords(position, words)}
        before={positionAt(walk, step - 1)}
        middle={words.undecided}
        remark={fillPlaceholders(words.thisArgument, {
          change: changeInWords(changeAt(walk, step), words),
        })}
        onMove={(moved) => act({ type: "move", position: moved })}
      />
      <StepButtons
        act={act}
        buttons={[
          [step < total ? words.next : words.finish, { type: "go", step: step + 1 }],
          [words.back, { type: "go", step: step - 1 }],
        ]}
      />
    </>
  );
}
