const wordsOf = (label: string) => label.toLowerCase().split(/\s+/);

/**
 * Whether a label says of what another counts, with words put in: "years of classroom research" beside "years of research".
 * Their first and last words are the same, so that "students in Ohio" does not count what "students" does.
 */
export function narrows(label: string, other: string): boolean {
  const words = wordsOf(label);
  const fewer = wordsOf(other);
  if (fewer.length < 2 || words.length <= fewer.length || words[0] !== fewer[0] || words.at(-1) !== fewer.at(-1)) return false;
  let next = 0;
  for (const word of words) if (word === fewer[next]) next += 1;
  return next === fewer.length;
}
