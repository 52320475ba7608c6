import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";

interface PagesQuery {
  scenarios: { nodes: { id: string; path: string }[] };
  education: { nodes: { id: string; path: string }[] };
  briefs: { nodes: { id: string; path: string }[] };
  redirects: { nodes: { from: string; to: { href: string } }[] };
}

/** Creates the pages of scenarios, education and briefs, and the redirects. */
export async function createContentPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<PagesQuery>(`
    query ContentPages {
      scenarios: allScenarioPage(sort: { path: ASC }) { nodes { id path } }
      education: allEducationPage(sort: { path: ASC }) { nodes { id path } }
      briefs: allBriefPage(sort: { path: ASC }) { nodes { id path } }
      redirects: allRedirect { nodes { from to { href } } }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The list of pages could not be read from the content.", errors);
    return;
  }
  const templates = { scenarios: "scenario", education: "education", briefs: "brief" } as const;
  for (const [kind, template] of Object.entries(templates)) {
    const component = resolve(`src/templates/${template}.tsx`);
    for (const { id, path } of data[kind as keyof typeof templates].nodes) actions.createPage({ path, component, context: { id } });
  }
  for (const { from, to } of data.redirects.nodes) {
    // Gatsby's `trailingSlash` option has no effect on redirects.
    for (const fromPath of [from, `${from}/`]) actions.createRedirect({ fromPath, toPath: to.href, isPermanent: true });
  }
}
