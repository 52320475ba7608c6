/** A link in a text: `[words](/pricing#faq)`. The address may have parentheses in pairs. */
const textLink = /\[((?=\s*[^\][\s])[^\][]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/;

interface TextPiece {
  words: string;
  /** Where the words lead, if they are a link. */
  to?: string;
}

/** Splits a text at its links. */
export function textPieces(text: string): TextPiece[] {
  // Splitting keeps what the pattern captures: words, then the link's words and its target, then words again.
  const parts = text.split(textLink);
  return parts.flatMap((words, index) =>
    index % 3 === 2 || words === ""
      ? []
      : [index % 3 === 1 ? { words, to: parts[index + 1] } : { words }],
  );
}

/** The targets of the links in a text. */
export const linksIn = (text: string): string[] => textPieces(text).flatMap(({ to }) => to ?? []);

/** A text without the marks of its links. */
export const withoutLinks = (text: string): string =>
  textPieces(text)
    .map(({ words }) => words)
    .join("");

/** A text with other targets of its links. */
export const withTargets = (text: string, targetFor: (target: string) => string): string =>
  textPieces(text)
    .map(({ words, to }) => (to ? `[${words}](${targetFor(to)})` : words))
    .join("");
