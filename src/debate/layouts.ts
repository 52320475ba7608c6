/* The queries of a debate's sheet: what it has room for. */

/** Words next to the reader's column. */
export const wide = "@container (min-width: 38rem)";
export const narrow = "@container (max-width: 37.99rem)";

/** A column for the reader's controls next to the argument; without it, they are a strip below. */
export const columnLayout = "@container (min-width: 50rem)";
export const stripLayout = "@container (max-width: 49.99rem)";

/** Larger words in the columns. */
export const roomy = "@container (min-width: 60rem)";

/** So little, because text is large, that scale and button don't fit next to each other. */
export const largeText = "@container (max-width: 16rem)";
