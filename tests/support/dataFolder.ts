import { join } from "node:path";

/** The real content, for tests of the site. */
export const dataFolder = join(__dirname, "../../data");

/** Content of the same form that stays as it is when the real content changes, for tests of the check. */
export const fixedFolder = join(__dirname, "../fixtures/data");
