/* Names in the markup of a debate, by which the styles of its columns find what is in them. */

type Part = "name" | "mark" | "side" | "claim" | "text" | "answers" | "start" | "back";

/** The selector of a part of an argument, or of the reader's controls. */
export const part = (name: Part): string => `[data-part=${name}]`;

type Drawn =
  | "heads"
  | "arrow"
  | "answer"
  | "turn"
  | "sample"
  | "ahead"
  | "end"
  | "above"
  | "waiting"
  | "paper";

/** The selector of what is drawn between the arguments. */
export const drawn = (name: Drawn): string => `[data-drawn=${name}]`;

/** The selector of such children of an element. */
export const drawnParts = (...names: Drawn[]): string =>
  names.map((name) => `& > ${drawn(name)}`).join(", ");
