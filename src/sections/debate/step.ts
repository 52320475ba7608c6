import type { Dispatch, RefObject } from "react";
import type { Debate, DebateWords } from "./types";
import type { Walk, WalkAction } from "./walk";

/** The properties of every step of the walk. */
export interface StepProps {
  debate: Debate;
  words: DebateWords;
  walk: Walk;
  act: Dispatch<WalkAction>;
  /** The heading of the step, which gets the focus. */
  heading: RefObject<HTMLHeadingElement>;
}
