/**
 * Keeps words with a hyphen on one line, except in the addresses of links. A word joiner needs no glyph, searching finds the
 * word with it, and a word that is longer than its line still breaks.
 */
export const joined = (text: string): string =>
  text.replace(/\]\([^)]*\)|(?<=[\p{L}\d]-)(?=[\p{L}\d])/gu, (found) => found || "\u2060");
