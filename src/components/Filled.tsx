import type { ReactElement } from "react";
import { type Piece, Words } from "./Words";

interface FilledProps extends Piece {
  /** What stands for the words in braces. */
  values: Record<string, Piece>;
}

/** A text whose words in braces are filled in, each in its language. */
export const Filled = ({ words, lang, values }: FilledProps): ReactElement => (
  <Words
    pieces={words
      .split(/\{([^{}]+)\}/)
      .map((piece, index) => (index % 2 && values[piece]) || { words: piece, lang })}
  />
);
