import {
  createContext,
  type Dispatch,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useState,
} from "react";

export type Debate = Queries.DebateFragment;

export type DebateWords = Queries.DebateWordsFragment;

export interface DebateProps {
  debate: Debate;
  words: DebateWords;
}

/** How far a reader is in a debate, and the positions of the scale so far. */
interface Walk {
  /** The argument's number; at the end, one more than the number of arguments. */
  readonly step: number;
  readonly seen: number;
  readonly moves: Readonly<Record<number, number>>;
}

export type WalkAction =
  | { type: "go"; step: number }
  /** Moves the scale at the current step. */
  | { type: "move"; position: number }
  | { type: "restart" };

export const walkStart: Walk = { step: 1, seen: 1, moves: {} };

export function walkReducer(walk: Walk, action: WalkAction): Walk {
  switch (action.type) {
    case "go":
      return { ...walk, step: action.step, seen: Math.max(walk.seen, action.step) };
    case "move":
      return { ...walk, moves: { ...walk.moves, [walk.step]: action.position } };
    case "restart":
      return walkStart;
  }
}

/** The positions before reading, where everybody is undecided, and after each argument: the one last chosen. */
export function positionsOf(moves: Walk["moves"], total: number): number[] {
  const positions = [0];
  for (let step = 1; step <= total; step += 1)
    positions.push(moves[step] ?? positions[step - 1] ?? 0);
  return positions;
}

interface Walks {
  walks: Readonly<Record<string, Walk>>;
  act(question: string, action: WalkAction): void;
}

const Shared = createContext<Walks>({ walks: {}, act() {} });

/** Keeps the visitor's walk through each debate of a page, so that a map can follow it. */
export function PageWalks({ children }: { children: ReactNode }) {
  const [walks, setWalks] = useState<Walks["walks"]>({});
  const act = useCallback(
    (question: string, action: WalkAction) =>
      setWalks((before) => ({
        ...before,
        [question]: walkReducer(before[question] ?? walkStart, action),
      })),
    [],
  );
  const value = useMemo(() => ({ walks, act }), [walks, act]);
  return <Shared.Provider value={value}>{children}</Shared.Provider>;
}

/** The visitor's walk through a debate, known by its question. */
export function useWalk({ question }: Debate): readonly [Walk, Dispatch<WalkAction>] {
  const { walks, act } = useContext(Shared);
  const ownAct = useCallback((action: WalkAction) => act(question, action), [act, question]);
  return [walks[question] ?? walkStart, ownAct];
}
