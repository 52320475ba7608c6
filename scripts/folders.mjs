/*
 * The two folders that hold a built site, from the project's own folder.
 */

/** Where Gatsby works. A build that fails or is killed may leave anything here, so nothing is served from it. */
export const workFolder = "public";

/** What this project serves, what its tests read, and what a host is handed: at any time one whole build. */
export const servedFolder = "dist";
