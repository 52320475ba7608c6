import { join } from "node:path";

/** The folder of the project. */
export const root = join(__dirname, "..");

/** Where Gatsby works, in the project's folder. A build that fails can leave anything here. */
export const workFolder = "public";

/** The last build that ended well, in the project's folder: for the server, the tests and hosts. */
export const servedFolder = "dist";
