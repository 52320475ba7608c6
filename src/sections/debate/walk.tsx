import {
  createContext,
  type Dispatch,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useMemo,
  useState,
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

interface Walks {
  walks: Readonly<Record<string, Walk>>;
  act(question: string, action: WalkAction): void;
}

const Shared = createContext<Walks>({ walks: {}, act() {} });

/** Keeps the visitor's walk through each debate of a page, so that the first screen and a section can move the same scale. */
export function PageWalks({ children }: { children: ReactNode }) {
  const [walks, setWalks] = useState<Walks["walks"]>({});
  const value = useMemo(
    () => ({
      walks,
      act: (question: string, action: WalkAction) =>
        setWalks((before) => ({
          ...before,
          [question]: walkReducer(before[question] ?? walkStart, action),
        })),
    }),
    [walks],
  );
  return <Shared.Provider value={value}>{children}</Shared.Provider>;
}

/** The visitor's walk through a debate, known by its question. */
export function useWalk({ question }: Pick<Debate, "question">): WalkState {
  const { walks, act } = useContext(Shared);
  const ownAct = useCallback((action: WalkAction) => act(question, action), [act, question]);
  return [walks[question] ?? walkStart, ownAct];
}
