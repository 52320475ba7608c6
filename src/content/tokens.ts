/** The names of `data/site.json` that texts may use in braces. */
const namesInBraces = ["brand", "product", "products"] as const;

/** What texts may count in braces, with the type of the entries. */
export const countsInBraces = { scenarios: "ScenarioPage", plans: "Plan" } as const;

/** All words in braces that the site fills in. */
export const tokenNames: readonly string[] = [...namesInBraces, ...Object.keys(countsInBraces)];

/** The names and numbers that replace the tokens of a text. */
export type Tokens = Record<(typeof namesInBraces)[number], string> &
  Partial<Record<keyof typeof countsInBraces, number | null>>;

const tokenPattern = new RegExp(`\\{(${tokenNames.join("|")})\\}`, "g");

/** Small numbers in words. */
export const numberWords = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

const inWords = (count: number, first: boolean) => {
  const word = numberWords[count] ?? `${count}`;
  return first ? word.charAt(0).toUpperCase() + word.slice(1) : word;
};

/**
 * Fills in `{brand}`, `{product}` and `{products}`, and `{scenarios}` and `{plans}` with their number in words; other braces
 * stay as they are.
 * @param text a text of the content
 */
export const fillTokens = (text: string, tokens: Tokens): string =>
  text.replace(tokenPattern, (written, name: keyof Tokens, at: number) => {
    const value = tokens[name];
    return typeof value === "number" ? inWords(value, at === 0) : (value ?? written);
  });

/** The words in braces in a text, without their braces. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);

/**
 * Fills in the named places of an interface text. A place without a value stays as it is.
 * @param text such as `{done} of {total} done`
 * @param values such as `{ done: 3, total: 8 }`
 */
export const fillPlaces = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) => `${values[name] ?? written}`);
