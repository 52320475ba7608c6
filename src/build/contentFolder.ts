import { join } from "node:path";

/** Whether Gatsby develops; it says so in the environment before it reads its configuration. */
export const isDeveloping = (): boolean => process.env.gatsby_executing_command === "develop";

/**
 * The folder that Gatsby reads the content from. A build reads `data`, once that has passed the check. While developing, it reads
 * a copy of the last content that was right: pages keep what they show while a file under `data` is wrong, half-saved or away.
 */
export const contentFolder = (siteFolder: string): string => join(siteFolder, isDeveloping() ? ".cache/content" : "data");
