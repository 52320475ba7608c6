import { useEffect, useReducer, useRef } from "react";
import { ArgumentStep } from "./ArgumentStep";
import type { Debate } from "./debate";
import { FirstStep } from "./FirstStep";
import { LastStep } from "./LastStep";
import { WalkTrack } from "./WalkTrack";
import { walkReducer, walkStart } from "./walk";

/** The debate, one argument at a time, with the scale. */
export function DebateWalk({ debate }: { debate: Debate }) {
  const [walk, act] = useReducer(walkReducer, walkStart);
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
      }}
    >
      <div sx={{ display: "flex", flexDirection: "column" }}>
        <Step debate={debate} walk={walk} act={act} heading={heading} />
      </div>
      <WalkTrack debate={debate} walk={walk} />
    </div>
  );
}
