import type { GatsbyConfig, Node } from "gatsby";
import remarkGfm from "remark-gfm";
import { finishedFolder } from "./src/node/finishedContent";
import { guideMarkup } from "./src/node/guideMarkup";
import { hostingAdapter } from "./src/node/hosting/adapter";
import { sitemapOptions } from "./src/node/routes/sitemap";
import { entityOf } from "./src/schema/entities";

/** The type of the entries of a file, which stands in the folder of its language. A guide's fields are JSON too. */
function typeName({ node }: { node: Node }): string {
  const file = `${node.relativePath}`.replace(/^[\w-]+\//, "");
  const entity = entityOf(file) ?? entityOf(file.replace(/json$/, "mdx"));
  return entity?.type ?? "UnknownContent";
}

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
    { resolve: "gatsby-source-filesystem", options: { path: finishedFolder } },
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
