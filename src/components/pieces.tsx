import type { ReactNode } from "react";

/** Words in one language. */
interface Piece {
  words: string;
  /** Undefined if it is that of the words around. */
  lang?: string | undefined;
}

/**
 * Returns a line of words in several languages, for an element that has nothing else. Words in one language are a single text:
 * in several, React would change texts that a browser's translator has replaced.
 */
export const joinPieces = (pieces: readonly Piece[]): ReactNode =>
  pieces.some(({ lang }) => lang)
    ? pieces.map(({ words, lang }) => (
        <span key={words} lang={lang}>
          {words}
        </span>
      ))
    : pieces.map(({ words }) => words).join("");

/** Returns a text whose words in braces are filled in, each in its language. */
export const fillPieces = ({ words, lang }: Piece, values: Record<string, Piece>): ReactNode =>
  joinPieces(
    words
      .split(/\{([^{}]+)\}/)
      .map((piece, index) => (index % 2 && values[piece]) || { words: piece, lang }),
  );
