import { graphql } from "gatsby";
import { useSyncExternalStore } from "react";

export const fragment = graphql`
  fragment Debate on Debate {
    slug question status note lang
    arguments { slug side label claim text note lang answers source { ...ArgumentSource } }
    commonGround { claim text lang joins }
    scaleStart scaleNow
    next { ...LinkFields }
    words {
      next finish back again progress start nextFor nextAgainst you reader scale scaleEnds privacy legend undecided onePoint points
      positionFor positionAgainst movedFor movedAgainst movedByOne movedMostByOne
      movedMostBySeveral and returned stayed unmoved sampleMoved lang
    }
  }
`;

export type Debate = Queries.DebateFragment;

export interface DebateProps {
  debate: Debate;
}

/** How far a reader is in a debate, and the positions of the scale so far. */
interface Walk {
  /** The argument's number; at the end, one more than the number of arguments. */
  step: number;
  moves: Record<number, number>;
}

const start: Walk = { step: 1, moves: {} };

/** The positions before reading, where everybody is undecided, and after each argument: the one last chosen. */
export function positionsOf(moves: Walk["moves"], total: number): number[] {
  const positions = [0];
  for (let step = 1; step <= total; step += 1)
    positions.push(moves[step] ?? positions[step - 1] ?? 0);
  return positions;
}

/** By the debates' slugs. They last for a visit, so that Back shows a debate as the visitor left it, in each language. */
const walks: Record<string, Walk> =
  (typeof window !== "undefined" && window.languageSwitch?.walks) || {};

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface WalkControls extends Walk {
  goTo(step: number): void;
  /** Moves the scale at the current step. */
  moveTo(position: number): void;
  restart(): void;
}

/** The visitor's walk through a debate, for all that show it. */
export function useWalk({ slug }: Debate): WalkControls {
  const current = () => walks[slug] ?? start;
  // When a context changes, React discards the HTML of sections that aren't hydrated yet.
  const walk = useSyncExternalStore(subscribe, current, () => start);
  const change = (changed: Partial<Walk>) => {
    walks[slug] = { ...current(), ...changed };
    for (const listener of listeners) listener();
  };
  return {
    ...walk,
    goTo: (step: number) => change({ step }),
    moveTo: (position: number) => {
      const { step, moves } = current();
      change({ moves: { ...moves, [step]: position } });
    },
    restart: () => change(start),
  };
}
