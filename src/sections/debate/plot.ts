import { scaleEnds } from "./walk";

/** A position on the plot, in percent of its width and height from the upper left corner. */
interface PlotPoint {
  x: number;
  y: number;
}

interface PlotSteps {
  /** The position before reading, and after each argument. */
  points: PlotPoint[];
  /** The SVG path through all points, level from one argument to the next. */
  outline: string;
  /** The vertical parts of that path, where an argument moved the scale. */
  rises: { d: string; towards: "for" | "against" }[];
}

/**
 * Places the positions of a walk on a plot with one column for each.
 * @param path the positions, from -50 (against) to 50 (for)
 */
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
