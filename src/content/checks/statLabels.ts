const wordsOf = (label: string) => label.toLowerCase().split(/\s+/);

/**
 * Whether a label is another label with words put in between: "years of classroom research" narrows "years of research".
 * The first and last words must be equal, because "students in Ohio" doesn't count the same as "students".
 */
export function narrows(label: string, other: string): boolean {
  const words = wordsOf(label);
  const fewer = wordsOf(other);
  if (
    fewer.length < 2 ||
    words.length <= fewer.length ||
    words[0] !== fewer[0] ||
    words.at(-1) !== fewer.at(-1)
  )
    return false;
  let next = 0;
  for (const word of words) if (word === fewer[next]) next += 1;
  return next === fewer.length;
}
