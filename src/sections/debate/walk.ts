/** How far a reader is in a debate, and the positions of the scale so far. */
export interface Walk {
  /** 0 before reading, then the argument's number; at the end, one more than the number of arguments. */
  readonly step: number;
  /** The number of the furthest argument that the reader saw. */
  readonly seen: number;
  /** The positions that the reader chose, by step. */
  readonly moves: Readonly<Record<number, number>>;
}

export type WalkAction =
  | { type: "go"; step: number }
  /** Moves the scale at the current step. */
  | { type: "move"; position: number }
  /** Moves the scale before the first argument. */
  | { type: "begin"; position: number }
  | { type: "restart" };

/** The ends of the scale; the middle is 0. */
export const scaleEnds = { against: -50, for: 50 };

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

/** The result of a walk. */
export interface Summary {
  /** The positions before reading and after each argument. */
  path: number[];
  /** By how much each argument moved the scale. */
  changes: number[];
  /** The difference between the last position and the first. */
  moved: number;
  /** The numbers of the arguments that moved the scale most: several when they moved it equally far, none when it never moved. */
  furthest: number[];
}

/**
 * Sums up a walk.
 * @param total how many arguments there are
 */
export function summarize(walk: Walk, total: number): Summary {
  const path = Array.from({ length: total + 1 }, (_, step) => positionAt(walk, step));
  const changes = Array.from({ length: total }, (_, index) => changeAt(walk, index + 1));
  const longest = Math.max(...changes.map(Math.abs));
  return {
    path,
    changes,
    moved: positionAt(walk, total) - positionAt(walk, 0),
    furthest:
      longest > 0
        ? changes.flatMap((change, index) => (Math.abs(change) === longest ? [index + 1] : []))
        : [],
  };
}
