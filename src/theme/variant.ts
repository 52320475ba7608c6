import type { variants } from "./variants";

type Variants = typeof variants;

/** The name of a variant of the theme, as theme-ui spells it: `text.lead`. */
export type VariantName = { [Group in keyof Variants]: `${Group}.${keyof Variants[Group] & string}` }[keyof Variants];

/**
 * The styles of a variant, for `sx`. theme-ui's own `variant` property takes any text; here a wrong name does not compile.
 */
export const variant = <Name extends VariantName>(name: Name) => ({ variant: name });
