/** The text before the first place of a part in it, and the text after that; all of it is before a part that it doesn't have. */
export function aroundFirst(text: string, part: string): [before: string, after: string] {
  const at = text.indexOf(part);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + part.length)];
}
