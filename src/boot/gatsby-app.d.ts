/** Gatsby's entry of the browser scripts; `src/node/overrides/chunkedStartup.ts` sets the alias. */
declare module "gatsby-app";
