/** Gatsby's own entry to the page's scripts; `src/node/overrides/chunkedStartup.ts` gives it this name. */
declare module "gatsby-app";
