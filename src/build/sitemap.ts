interface SitemapQuery {
  siteSettings: { origin: string };
  allSitePage: { nodes: { path: string }[] };
}

/** Options of gatsby-plugin-sitemap: every page that search engines may list, by its canonical address. */
export const sitemapOptions = {
  output: "/",
  query: `{
    siteSettings { origin }
    allSitePage { nodes { path } }
  }`,
  resolveSiteUrl: ({ siteSettings }: SitemapQuery) => siteSettings.origin,
  resolvePages: ({ allSitePage }: SitemapQuery) => allSitePage.nodes,
  excludes: ["/404", "/404.html", "/dev-404-page"],
  serialize: ({ path }: { path: string }) => ({ url: path }),
};
