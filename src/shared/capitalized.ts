/** A word with a capital: `foo-bar` is `Foo-bar`. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
