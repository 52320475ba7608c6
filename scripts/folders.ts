import { join } from "node:path";

/** The folder of the project. */
export const root = join(__dirname, "..");

/** The folder that Gatsby builds in, below the project's folder. A failed build can leave anything in it. */
export const workFolder = "public";

/** The folder with the last successful build, below the project's folder: for the server, the tests and hosts. */
export const servedFolder = "dist";
