import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";

/** Creates the pages that share a template, and the redirects. */
export async function createContentPages({
  actions,
  graphql,
  reporter,
}: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.ContentPagesQuery>(`
    query ContentPages {
      scenario: allScenarioPage(sort: { path: ASC }) { nodes { id path } }
      education: allEducationPage(sort: { path: ASC }) { nodes { id path } }
      brief: allBriefPage(sort: { path: ASC }) { nodes { id path } }
      legal: allLegalPage(sort: { path: ASC }) { nodes { id path } }
      guides: allGuide(sort: { path: ASC }) { nodes { id path parent { ... on File { absolutePath } } } }
      redirects: allRedirect { nodes { from to { href } } }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The list of pages could not be read from the content.", errors);
    return;
  }
  // The lists of their pages have the same names.
  for (const template of ["scenario", "education", "brief", "legal"] as const) {
    const component = resolve(`src/templates/${template}.tsx`);
    for (const { id, path } of data[template].nodes)
      actions.createPage({ path, component, context: { id } });
  }
  const guide = resolve("src/templates/guide.tsx");
  for (const { id, path, parent } of data.guides.nodes) {
    if (!parent || !("absolutePath" in parent)) continue;
    // gatsby-plugin-mdx passes the file's text to the template as its children. Without frontmatter in the context, it would
    // add the file's own, which the page's query has already.
    actions.createPage({
      path,
      component: `${guide}?__contentFilePath=${parent.absolutePath}`,
      context: { id, frontmatter: {} },
    });
  }
  for (const { from, to } of data.redirects.nodes) {
    // Gatsby's `trailingSlash` option has no effect on redirects.
    for (const fromPath of [from, `${from}/`])
      actions.createRedirect({ fromPath, toPath: to.href, isPermanent: true });
  }
}
