import { join } from "node:path";
import type { GatsbyConfig, Node } from "gatsby";
import { contentTypeName } from "./src/build/contentType";
import { sitemapOptions } from "./src/build/sitemap";

const data = join(__dirname, "data");

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "theme-ui",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: data, ignore: ["**/.schema/**"] } },
    { resolve: "gatsby-transformer-json", options: { typeName: ({ node }: { node: Node }) => contentTypeName(node, data) } },
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: "Debato",
        short_name: "Debato",
        start_url: "/",
        display: "browser",
        background_color: "#ffffff",
        theme_color: "#ffffff",
        icon: "data/images/icon.svg",
        theme_color_in_head: false,
      },
    },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
