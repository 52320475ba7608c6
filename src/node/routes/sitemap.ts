/** Returns every page with its date and the absolute addresses of its pictures. */
function listedPages({ siteSettings, allPage, allPicture }: Queries.SitemapQuery) {
  const origin = siteSettings?.origin ?? "";
  const files = new Map(
    allPicture.nodes.map(({ slug, light }) => [
      slug,
      light.wide?.childImageSharp?.gatsbyImageData.images.fallback?.src,
    ]),
  );
  return allPage.nodes.map(({ path, lastModified, metadata, shareImage, hero }) => {
    const pictures = [
      metadata.image?.file?.childImageSharp?.original?.src ?? shareImage?.url,
      files.get(hero.picture?.slug ?? ""),
    ];
    return {
      path,
      lastModified,
      pictures: pictures.flatMap((address) => (address ? [origin + address] : [])),
    };
  });
}

/**
 * The options of gatsby-plugin-sitemap: every page with its canonical address, the date of its content, and its pictures.
 * The query has pictures apart from pages, which share them.
 */
export const sitemapOptions = {
  output: "/",
  query: /* GraphQL */ `query Sitemap {
    siteSettings { origin }
    allPage(sort: { path: ASC }) {
      nodes {
        path
        lastModified
        metadata { image { file { childImageSharp { original { src } } } } }
        shareImage { url }
        hero { picture { slug } }
      }
    }
    allPicture {
      nodes {
        slug
        light {
          wide {
            childImageSharp {
              gatsbyImageData(layout: FULL_WIDTH)
            }
          }
        }
      }
    }
  }`,
  resolveSiteUrl: ({ siteSettings }: Queries.SitemapQuery) => siteSettings?.origin ?? "",
  resolvePages: listedPages,
  excludes: ["/404"],
  // Crawlers find it through robots.txt; a link would add bytes to every page.
  createLinkInHead: false,
  serialize: ({ path, lastModified, pictures }: ReturnType<typeof listedPages>[number]) => ({
    url: path,
    ...(lastModified ? { lastmod: lastModified } : {}),
    img: pictures.map((url) => ({ url })),
  }),
};
