import { useEffect, useRef } from "react";
import { LastStep } from "./LastStep";
import { ArgumentStep, FirstStep } from "./ReadingSteps";
import { WalkTrack } from "./WalkTrack";
import { type DebateProps, useWalk } from "./walk";

/** The height of the walk with its longest argument, so that buttons stay in their place from step to step. */
const room = ["45rem", "52rem", "36rem"];

export function DebateWalk({ debate, words }: DebateProps) {
  const [walk, act] = useWalk(debate);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(walk.step);
  const total = debate.arguments.length;
  const Step = walk.step === 0 ? FirstStep : walk.step > total ? LastStep : ArgumentStep;

  // Focus moves to the new heading, so that screen readers read it; not on the first render.
  useEffect(() => {
    if (shown.current !== walk.step) heading.current?.focus();
    shown.current = walk.step;
  }, [walk.step]);

  return (
    <div
      sx={{
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 8fr) minmax(0, 4fr)"],
        gridTemplateRows: ["1fr auto", null, "auto"],
        minHeight: walk.step > 0 ? room : undefined,
      }}
    >
      <div sx={{ display: "flex", flexDirection: "column" }}>
        <Step debate={debate} words={words} walk={walk} act={act} heading={heading} />
      </div>
      <WalkTrack debate={debate} words={words} walk={walk} />
    </div>
  );
}
