import type { variants } from "./variants";

type Variants = typeof variants;

export type VariantName = {
  [Group in keyof Variants]: `${Group}.${keyof Variants[Group] & string}`;
}[keyof Variants];

/** A variant, for `sx`, such as `text.lead`. theme-ui accepts any name; here, a wrong name doesn't compile. */
export const variant = <Name extends VariantName>(name: Name) => ({ variant: name });
