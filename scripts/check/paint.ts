import * as util from "node:util";
import { type Problem, problemPlace } from "../../src/content/problems";

/** What of an output stream decides whether colours are shown on it. */
export type Output = Pick<NodeJS.WriteStream, "isTTY"> & { hasColors?: () => boolean };

/** Whether colours can be shown: on a terminal that has them, unless the environment says NO_COLOR, which `hasColors` reads. */
export const showsColors = (output: Output): boolean => Boolean(output.isTTY && output.hasColors?.());

type Style = Parameters<typeof util.styleText>[0];

// Node 20 has no styleText before 20.12; its own look at the terminal is at another stream than the one that is written to.
const styled = (style: Style, text: string) => util.styleText?.(style, text, { validateStream: false }) ?? text;

/** The line that `formatProblem` tells a problem in, in colours: its place, its field, and what is wrong. */
export const paintProblem = (problem: Problem): string =>
  `${styled("cyan", problemPlace(problem))}  ${problem.field && styled("bold", `${problem.field}: `)}${problem.message}`;

/** The line below the problems, in the colour of an error. */
export const paintSummary = (text: string): string => styled("red", text);
