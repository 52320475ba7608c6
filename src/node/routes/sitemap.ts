/** The options of gatsby-plugin-sitemap: every page with its canonical address and the date of its content. */
export const sitemapOptions = {
  output: "/",
  query: /* GraphQL */ `query Sitemap {
    siteSettings { origin }
    allPage(sort: { path: ASC }) { nodes { path lastModified } }
  }`,
  resolveSiteUrl: ({ siteSettings }: Queries.SitemapQuery) => siteSettings?.origin ?? "",
  resolvePages: ({ allPage: { nodes } }: Queries.SitemapQuery) => {
    if (!nodes.some(({ lastModified }) => lastModified))
      console.warn("No dates in the sitemap: they come from git and its whole history.");
    return nodes;
  },
  // Crawlers find it through robots.txt; a link would add bytes to every page.
  createLinkInHead: false,
  serialize: ({ path, lastModified }: Queries.SitemapQuery["allPage"]["nodes"][number]) => ({
    url: path,
    ...(lastModified ? { lastmod: lastModified } : {}),
  }),
};
