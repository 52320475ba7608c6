import { scaleEnds } from "./walk";

/** A position on the plot; both from 0 to 100, from the upper left. */
interface PlotPoint {
  x: number;
  y: number;
}

interface PlotSteps {
  /** Before reading, and after each argument. */
  points: PlotPoint[];
  /** The way through all points, level until the next argument. */
  outline: string;
  /** The parts of it that go up or down, each where an argument moved the scale. */
  rises: { d: string; towards: "for" | "against" }[];
}

/** Lays a walk's positions out on a sheet with a column each. */
export function plotSteps(path: readonly number[]): PlotSteps {
  const points = path.map((position, index) => ({
    x: ((index + 0.5) / path.length) * 100,
    y: ((scaleEnds.for - position) / (scaleEnds.for - scaleEnds.against)) * 100,
  }));
  const [first, ...later] = points;
  return {
    points,
    outline: first ? `M${first.x} ${first.y}${later.map(({ x, y }) => `H${x}V${y}`).join("")}` : "",
    rises: later.flatMap(({ x, y }, index) => {
      const from = points[index]?.y ?? y;
      return from === y ? [] : [{ d: `M${x} ${from}V${y}`, towards: y < from ? "for" : "against" }];
    }),
  };
}
