interface Link {
  label: string;
  children?: unknown;
}

interface Words extends Record<"signUp" | "signIn" | "consultation", Link> {
  brand: string;
  menu: readonly Link[];
  languages: readonly { name: string }[];
}

/** On average, in em. */
export const letterWidth = 0.52;

/** How wide the header must be for more of its links, in em. The server can't measure words, so it counts their letters. */
export function headerRoom({ brand, menu, languages, signUp, signIn, consultation }: Words) {
  const widthOf = (...links: readonly Link[]) =>
    links.map(({ label }) => label).join("").length * letterWidth;
  // The logo and two buttons with icons, then links with their padding and gaps. All are narrower on phones.
  const forSignUp = brand.length * 0.7 + 9 + widthOf(signUp);
  const forSignIn = forSignUp + widthOf(signIn) + 6.3;
  // In smaller letters.
  const names = languages.slice(1).map(({ name }) => name);
  const forLanguages = names.join("").length * letterWidth * 0.8 + names.length * 0.6;
  const groups = menu.filter(({ children }) => children);
  const forMenu =
    forSignIn +
    widthOf(...menu, consultation) +
    menu.length * 2.1 +
    groups.length * 1.3 -
    3 +
    forLanguages;
  return { forSignUp, forSignIn, forMenu };
}
