import { graphql } from "gatsby";
import { type Dispatch, useSyncExternalStore } from "react";

export const fragment = graphql`
  fragment Debate on Debate {
    question status note
    arguments { slug side label claim text note answers }
    commonGround { claim text joins }
    scaleStart scaleNow
    next { ...LinkFields }
  }
  fragment DebateWords on DebateWords {
    next finish back again progress track privacy thisArgument undecided onePoint points
    positionFor positionAgainst movedFor movedAgainst notMoved resultMoved resultStayed
    oneArgument mostArgument mostArguments noArgument before now
  }
`;

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

/** By the debates' questions. They last for a visit, so that Back shows a debate as the visitor left it. */
const walks = new Map<string, Walk>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's walk through a debate, for all that show it. */
export function useWalk({ question }: Debate): readonly [Walk, Dispatch<WalkAction>] {
  const current = () => walks.get(question) ?? walkStart;
  // When a context changes, React discards the HTML of sections that aren't hydrated yet.
  const walk = useSyncExternalStore(subscribe, current, () => walkStart);
  const act = (action: WalkAction) => {
    walks.set(question, walkReducer(current(), action));
    for (const listener of listeners) listener();
  };
  return [walk, act];
}
