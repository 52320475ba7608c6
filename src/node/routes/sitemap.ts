import { alternates } from "../../shared/languages";

/** The options of gatsby-plugin-sitemap: every page with its canonical address and the date of its content. */
export const sitemapOptions = {
  output: "/",
  query: /* GraphQL */ `query Sitemap {
    siteSettings(language: { eq: "en" }) { origin }
    allPage(sort: { path: ASC }) { nodes { path isNotFound lastModified translations { language path } } }
  }`,
  resolveSiteUrl: ({ siteSettings }: Queries.SitemapQuery) => siteSettings?.origin ?? "",
  resolvePages: ({ allPage: { nodes } }: Queries.SitemapQuery) => {
    if (!nodes.some(({ lastModified }) => lastModified))
      console.warn("No dates in the sitemap: they come from git and its whole history.");
    return nodes.filter(({ isNotFound }) => !isNotFound);
  },
  // Crawlers find it through robots.txt; a link would add bytes to every page.
  createLinkInHead: false,
  serialize: ({
    path,
    lastModified,
    translations,
  }: Queries.SitemapQuery["allPage"]["nodes"][number]) => ({
    url: path,
    links: alternates(translations).map(({ path: url, ...rest }) => ({ url, ...rest })),
    ...(lastModified && { lastmod: lastModified }),
  }),
};
