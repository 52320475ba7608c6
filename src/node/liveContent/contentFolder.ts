import { resolve } from "node:path";

/** Whether `gatsby develop` runs. Gatsby sets the variable before it reads its configuration. */
export const isDeveloping = () => process.env.gatsby_executing_command === "develop";

// Not in `.cache`: Gatsby writes no types of the queries that show files from there.
const liveFolder = "public/.content";
/** Where guides are written in further languages, for gatsby-plugin-mdx. */
export const translatedFolder = resolve("public/.translations");

/** `data` in a build, and a copy of its last valid state in `gatsby develop`. */
export const contentFolder = () => resolve(isDeveloping() ? liveFolder : "data");
