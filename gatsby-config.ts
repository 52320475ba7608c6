import { join } from "node:path";
import type { GatsbyConfig, Node } from "gatsby";
import { contentTypeName } from "./src/build/contentType";
import { hostingAdapter } from "./src/build/hosting/adapter";
import { contentFolder } from "./src/build/liveContent/contentFolder";
import { manifestOptions } from "./src/build/manifest";
import { sitemapOptions } from "./src/build/sitemap";

const content = contentFolder(__dirname);

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "theme-ui",
  adapter: hostingAdapter(),
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: content, ignore: ["**/.schema/**"] } },
    { resolve: "gatsby-transformer-json", options: { typeName: ({ node }: { node: Node }) => contentTypeName(node, content) } },
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-manifest", options: manifestOptions(join(__dirname, "data")) },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
