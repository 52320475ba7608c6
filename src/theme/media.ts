import { theme } from ".";

/** Screens below the first breakpoint, which get the narrow cut of a picture. */
export const narrowScreens = `(max-width: ${Number.parseFloat(`${theme.breakpoints?.[0]}`) - 0.01}em)`;
