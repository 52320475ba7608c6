import { join } from "node:path";

/** The content of the site. */
export const dataFolder = join(__dirname, "../../data");

/** The same, for tests that copy it. */
export const fixedFolder = dataFolder;
