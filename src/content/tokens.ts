/** The words that replace the tokens of a text. */
export interface Tokens {
  brand: string;
  product: string;
  products: string;
}

const tokenPattern = /\{(brand|product|products)\}/g;

/**
 * Fills in `{brand}`, `{product}` and `{products}`; other braces stay as they are.
 * @param text a text of the content
 */
export const fillTokens = (text: string, tokens: Tokens): string => text.replace(tokenPattern, (_, name: keyof Tokens) => tokens[name]);

/** The words in braces in a text, without their braces. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);

/**
 * Fills in the named places of an interface text. A place without a value stays as it is.
 * @param text such as `{done} of {total} done`
 * @param values such as `{ done: 3, total: 8 }`
 */
export const fillPlaces = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) => `${values[name] ?? written}`);
