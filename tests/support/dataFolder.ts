import { join } from "node:path";

/** The real content, for tests of the site. */
export const dataFolder = join(__dirname, "../../data");

/** Content of the same structure that doesn't change when the real content does, for tests of the check. */
export const fixedFolder = join(__dirname, "../fixtures/data");
