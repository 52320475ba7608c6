import type { GatsbyConfig, Node } from "gatsby";
import remarkGfm from "remark-gfm";
import { guideMarkup } from "./src/node/guides";
import { hostingAdapter } from "./src/node/hosting/adapter";
import { contentFolder, translatedFolder } from "./src/node/liveContent/contentFolder";
import { sitemapOptions } from "./src/node/routes/sitemap";
import { entityOf } from "./src/schema/entities";

const typeName = ({ node }: { node: Node }) =>
  entityOf(`${node.relativePath}`)?.type ?? "UnknownContent";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "theme-ui",
  adapter: hostingAdapter(),
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./src/node/**/*.ts"],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "data", path: contentFolder() },
    },
    { resolve: "gatsby-source-filesystem", options: { path: translatedFolder } },
    { resolve: "gatsby-transformer-json", options: { typeName } },
    {
      resolve: "gatsby-plugin-mdx",
      options: { mdxOptions: { remarkPlugins: [remarkGfm, guideMarkup] } },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["webp"],
          placeholder: "none",
          breakpoints: [700, 900, 1200, 1400, 1600, 2400, 2880],
          webpOptions: { quality: 75 },
        },
      },
    },
    "gatsby-plugin-image",
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
