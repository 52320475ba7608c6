/** The words in braces in a text, without their braces. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);

/** Fills in the words in braces of a text, such as `{done} of {total}`. Those without a value stay as they are. */
export const fillPlaceholders = (text: string, values: Record<string, unknown>): string =>
  text.replace(/\{([^{}]+)\}/g, (placeholder, name: string) => `${values[name] ?? placeholder}`);

/** A word with a capital: `foo-bar` is `Foo-bar`. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
