import type { Dispatch, RefObject } from "react";
import type { Debate } from "./debate";
import type { Walk, WalkAction } from "./walk";

/** What every step of the walk is given. */
export interface StepProps {
  debate: Debate;
  walk: Walk;
  act: Dispatch<WalkAction>;
  /** The heading of the step, to which the focus goes. */
  heading: RefObject<HTMLHeadingElement>;
}
