import { fillPlaces } from "../../content/tokens";
import { variant } from "../../theme/variant";
import { StandScale } from "./StandScale";
import { StepButtons } from "./StepButtons";
import type { StepProps } from "./step";
import { positionAt } from "./walk";

/** The step before reading: the reader's first position, directly under the question, and what will happen. */
export function FirstStep({ debate, words, walk, act, heading }: StepProps) {
  return (
    <>
      <h4
        ref={heading}
        tabIndex={-1}
        sx={{ ...variant("text.title"), px: [4, null, 5], pt: [3, 4] }}
      >
        {words.standBefore}
      </h4>
      <StandScale
        words={words}
        label={words.position}
        position={positionAt(walk, 0)}
        before={0}
        remark={words.howToMove}
        onMove={(position) => act({ type: "begin", position })}
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
        {/* Two lines at all widths from the first breakpoint on, for which the list keeps room. */}
        <p sx={{ ...variant("text.lead"), maxWidth: "30rem", px: [4, null, 5] }}>
          {fillPlaces(words.introduction, { total: debate.arguments.length })}
        </p>
        <StepButtons>
          <button
            type="button"
            onClick={() => act({ type: "go", step: 1 })}
            sx={variant("buttons.primary")}
          >
            {words.begin}
          </button>
        </StepButtons>
      </div>
    </>
  );
}
