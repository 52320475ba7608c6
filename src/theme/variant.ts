import type { variants } from "./variants";

type Variants = typeof variants;

/** The name of a variant in theme-ui's format, such as `text.lead`. */
export type VariantName = {
  [Group in keyof Variants]: `${Group}.${keyof Variants[Group] & string}`;
}[keyof Variants];

/** Returns the styles of a variant, for `sx`. theme-ui accepts any name; here, a wrong name doesn't compile. */
export const variant = <Name extends VariantName>(name: Name) => ({ variant: name });
