/** Gatsby's entry of the browser scripts; `src/node/webpackConfig.ts` sets the alias. */
declare module "gatsby-app";
