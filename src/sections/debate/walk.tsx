import {
  createContext,
  type Dispatch,
  type ReactNode,
  type RefObject,
  useContext,
  useReducer,
} from "react";

export type Debate = Queries.DebateFragment;

export type DebateWords = Queries.DebateWordsFragment;

/** How far a reader is in a debate, and the positions of the scale so far. */
export interface Walk {
  /** 0 before reading, then the argument's number; at the end, one more than the number of arguments. */
  readonly step: number;
  readonly seen: number;
  readonly moves: Readonly<Record<number, number>>;
}

export type WalkAction =
  | { type: "go"; step: number }
  /** Moves the scale at the current step. */
  | { type: "move"; position: number }
  /** Moves the scale before the first argument. */
  | { type: "begin"; position: number }
  | { type: "restart" };

export interface DebateProps {
  debate: Debate;
  words: DebateWords;
}

export interface StepProps extends DebateProps {
  walk: Walk;
  act: Dispatch<WalkAction>;
  heading: RefObject<HTMLHeadingElement>;
}

export const walkStart: Walk = { step: 0, seen: 0, moves: {} };

export function walkReducer(walk: Walk, action: WalkAction): Walk {
  switch (action.type) {
    case "go":
      return { ...walk, step: action.step, seen: Math.max(walk.seen, action.step) };
    case "move":
      return { ...walk, moves: { ...walk.moves, [walk.step]: action.position } };
    case "begin":
      return { ...walk, moves: { ...walk.moves, 0: action.position } };
    case "restart":
      return walkStart;
  }
}

/** The position at a step: the one last chosen up to that step, or 0. */
export function positionAt({ moves }: Walk, step: number): number {
  for (let at = step; at >= 0; at -= 1) {
    const position = moves[at];
    if (position !== undefined) return position;
  }
  return 0;
}

/** By how much the scale moved at a step; positive toward the side for. */
export const changeAt = (walk: Walk, step: number): number =>
  positionAt(walk, step) - positionAt(walk, step - 1);

type WalkState = readonly [Walk, Dispatch<WalkAction>];

const Shared = createContext<WalkState | undefined>(undefined);

/** Lets the first screen and the section of a debate move the same scale. */
export const SharedWalk = ({ children }: { children: ReactNode }) => (
  <Shared.Provider value={useReducer(walkReducer, walkStart)}>{children}</Shared.Provider>
);

/** The visitor's walk: the one that the page shares, or else a new one. */
export function useWalk(): WalkState {
  const own = useReducer(walkReducer, walkStart);
  return useContext(Shared) ?? own;
}
