import { fillPlaces } from "../../content/tokens";
import { variant } from "../../theme/variant";
import { StandScale } from "./StandScale";
import { StepButtons } from "./StepButtons";
import type { StepProps } from "./step";
import { positionAt } from "./walk";

/** The step before reading: an introduction, and the reader's first position. */
export function FirstStep({ debate, walk, act, heading }: StepProps) {
  const { words } = debate;
  return (
    <>
      <div sx={{ flex: 1, display: "grid", alignContent: "center", gap: 4, px: [4, null, 5], py: [5, null, 6] }}>
        <h4 ref={heading} tabIndex={-1} sx={variant("text.heading")}>
          {words.standBefore}
        </h4>
        <p sx={variant("text.lead")}>{fillPlaces(words.introduction, { total: debate.arguments.length })}</p>
      </div>
      <StandScale
        words={words}
        label={words.position}
        position={positionAt(walk, 0)}
        before={0}
        remark={words.howToMove}
        onMove={(position) => act({ type: "move", position })}
      />
      <StepButtons>
        <button type="button" onClick={() => act({ type: "go", step: 1 })} sx={variant("buttons.primary")}>
          {words.begin}
        </button>
      </StepButtons>
    </>
  );
}
