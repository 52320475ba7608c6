import * as util from "node:util";
import { type Problem, problemPlace } from "../../src/content/problems";

/** The part of an output stream that tells whether it shows colours. */
export type Output = Pick<NodeJS.WriteStream, "isTTY"> & { hasColors?: () => boolean };

/** Whether a stream is a terminal with colours. `hasColors` respects NO_COLOR. */
export const showsColors = (output: Output): boolean => Boolean(output.isTTY && output.hasColors?.());

type Style = Parameters<typeof util.styleText>[0];

// Node 20 has no styleText before 20.12. By default, it checks whether stdout has colours, not stderr.
const styled = (style: Style, text: string) => util.styleText?.(style, text, { validateStream: false }) ?? text;

/** Returns the line of `formatProblem` in colours. */
export const paintProblem = (problem: Problem): string =>
  `${styled("cyan", problemPlace(problem))}  ${problem.field && styled("bold", `${problem.field}: `)}${problem.message}`;

/** Returns the summary in the colour of an error. */
export const paintSummary = (text: string): string => styled("red", text);
