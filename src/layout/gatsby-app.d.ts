/** Gatsby's own entry to the page's scripts; `src/build/webpackEntry.ts` gives it this name. */
declare module "gatsby-app";
