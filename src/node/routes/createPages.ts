import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { ownLanguage } from "../../shared/languages";
import { siteRedirects } from "./redirects";

export async function createContentPages({ actions, graphql, reporter }: CreatePagesArgs) {
  const { data, errors } = await graphql<Queries.ContentPagesQuery>(`
    query ContentPages {
      pages: allPage(sort: { path: ASC }) {
        nodes {
          __typename id path language lastModified
          parent { ... on File { absolutePath } ... on TranslatedFile { absolutePath } }
        }
      }
      redirects: allRedirect { nodes { from to { href } } }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The list of pages could not be read from the content.", errors);
    return;
  }
  const page = resolve("src/templates/page.tsx");
  const guide = resolve("src/templates/guide.tsx");
  for (const { __typename, id, path, language, lastModified, parent } of data.pages.nodes) {
    // Gatsby makes it from src/pages.
    if (path === "/404") continue;
    const file = parent && "absolutePath" in parent && parent.absolutePath;
    // With its date, so that the build after a commit renews a page that is otherwise the same.
    const context = { id, lastModified, translated: language !== ownLanguage };
    // gatsby-plugin-mdx passes the text as children. Without `frontmatter`, it would add the file's own.
    if (__typename === "Guide")
      actions.createPage({
        path,
        component: `${guide}?__contentFilePath=${file}`,
        context: { ...context, frontmatter: {} },
      });
    else {
      // So that Gatsby shows a language's 404 page at any address below it, and stays there.
      const matchPath = path.endsWith("/404") ? path.replace(/404$/, "*") : undefined;
      actions.createPage({ path, matchPath, component: page, context });
    }
  }
  const paths = data.pages.nodes.map(({ path }) => path);
  const languages = [...new Set(data.pages.nodes.map(({ language }) => language))];
  for (const redirect of siteRedirects(data.redirects.nodes, paths, languages))
    actions.createRedirect({ ...redirect, isPermanent: true });
}
