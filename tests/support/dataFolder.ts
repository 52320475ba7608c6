import { join } from "node:path";

/** The real content. */
export const dataFolder = join(__dirname, "../../data");
