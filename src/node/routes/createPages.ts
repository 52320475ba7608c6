import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";

interface PagesQuery {
  scenarios: { nodes: { id: string; path: string }[] };
  education: { nodes: { id: string; path: string }[] };
  redirects: { nodes: { from: string; to: { href: string } }[] };
}

/** Creates the pages of scenarios and education, and the redirects. */
export async function createContentPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<PagesQuery>(`
    query ContentPages {
      scenarios: allScenarioPage(sort: { path: ASC }) { nodes { id path } }
      education: allEducationPage(sort: { path: ASC }) { nodes { id path } }
      redirects: allRedirect { nodes { from to { href } } }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The list of pages could not be read from the content.", errors);
    return;
  }
  const templates = { scenarios: resolve("src/templates/scenario.tsx"), education: resolve("src/templates/education.tsx") };
  for (const { id, path } of data.scenarios.nodes) actions.createPage({ path, component: templates.scenarios, context: { id } });
  for (const { id, path } of data.education.nodes) actions.createPage({ path, component: templates.education, context: { id } });
  for (const { from, to } of data.redirects.nodes) {
    // Gatsby's `trailingSlash` option has no effect on redirects.
    for (const fromPath of [from, `${from}/`]) actions.createRedirect({ fromPath, toPath: to.href, isPermanent: true });
  }
}
