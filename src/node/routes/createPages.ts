import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { localizedPath, notFoundPath, ownLanguage } from "../../shared/languages";
import { siteRedirects } from "./redirects";

/** Creates a page for each page of the content, and the redirects. */
export async function createContentPages({
  actions,
  graphql,
  reporter,
}: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.ContentPagesQuery>(`
    query ContentPages {
      pages: allPage(sort: { path: ASC }) {
        nodes { __typename id path language isNotFound ... on Guide { text { absolutePath } } }
      }
      redirects: allRedirect(filter: { language: { eq: "en" } }) { nodes { from to { href } } }
      site: siteSettings(language: { eq: "en" }) { languages { code } }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The list of pages could not be read from the content.", errors);
    return;
  }
  const page = resolve("src/templates/page.tsx");
  const guide = resolve("src/templates/guide.tsx");
  for (const node of data.pages.nodes) {
    const { id, path, language, isNotFound } = node;
    // Gatsby makes it from src/pages.
    if (path === notFoundPath) continue;
    const context = { id, translated: language !== ownLanguage };
    // gatsby-plugin-mdx passes the text as children.
    const component =
      node.__typename === "Guide" ? `${guide}?__contentFilePath=${node.text.absolutePath}` : page;
    // So that Gatsby shows a language's 404 page at any address below it, and stays there.
    const matchPath = isNotFound ? `${localizedPath(language, "/")}/*` : undefined;
    actions.createPage({ path, matchPath, component, context });
  }
  const paths = data.pages.nodes.map(({ path }) => path);
  const codes = data.site?.languages.map(({ code }) => code) ?? [];
  const further = codes.filter((code) => code !== ownLanguage);
  for (const redirect of siteRedirects(data.redirects.nodes, paths, further))
    actions.createRedirect(redirect);
}
