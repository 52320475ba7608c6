import { resolve } from "node:path";

/** Whether `gatsby develop` runs. Gatsby sets the variable before it reads its configuration. */
export const isDeveloping = () => process.env.gatsby_executing_command === "develop";

/**
 * `data` in a build, and a copy of its last valid state in `gatsby develop`. Not in `.cache`: Gatsby writes no types of the
 * queries that show files from there.
 */
export const contentFolder = () => resolve(isDeveloping() ? "public/.content" : "data");
