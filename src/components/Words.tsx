import type { ReactElement } from "react";

/** Words in one language. */
export interface Piece {
  words: string;
  /** Undefined if it is that of the words around. */
  lang?: string | undefined;
}

interface WordsProps {
  pieces: readonly Piece[];
}

/** A line of words in several languages. What is in the language around it is plain text. */
export const Words = ({ pieces }: WordsProps): ReactElement => (
  <>
    {pieces.map(({ words, lang }) =>
      lang ? (
        <span key={words} lang={lang}>
          {words}
        </span>
      ) : (
        words
      ),
    )}
  </>
);
