interface SitemapPage {
  path: string;
  lastModified: string | null;
  metadata: { image: { file: { childImageSharp: { original: { src: string } } } } | null };
  shareImage: { url: string } | null;
  hero: { picture: { slug: string } | null };
}

interface SitemapQuery {
  siteSettings: { origin: string };
  allPage: { nodes: SitemapPage[] };
  allPicture: {
    nodes: { slug: string; light: { wide: { childImageSharp: { gatsbyImageData: { images: { fallback: { src: string } } } } } } }[];
  };
}

interface ListedPage {
  path: string;
  lastModified: string | null;
  /** The addresses of its pictures. */
  pictures: string[];
}

function listedPages({ siteSettings, allPage, allPicture }: SitemapQuery): ListedPage[] {
  const files = new Map(allPicture.nodes.map(({ slug, light }) => [slug, light.wide.childImageSharp.gatsbyImageData.images.fallback.src]));
  return allPage.nodes.map(({ path, lastModified, metadata, shareImage, hero }) => {
    const pictures = [metadata.image?.file.childImageSharp.original.src ?? shareImage?.url, files.get(hero.picture?.slug ?? "")];
    return { path, lastModified, pictures: pictures.flatMap((address) => (address ? [siteSettings.origin + address] : [])) };
  });
}

/**
 * Options of gatsby-plugin-sitemap: every page that search engines may list, by its canonical address,
 * with the date of its content and its pictures. Pictures are asked for apart from the pages, which share them,
 * and in the sizes that `src/components/Picture.tsx` asks for, so that they are the same files.
 */
export const sitemapOptions = {
  output: "/",
  query: `{
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
              gatsbyImageData(layout: FULL_WIDTH, placeholder: NONE, formats: [AVIF, WEBP], breakpoints: [700, 900, 1200, 1600])
            }
          }
        }
      }
    }
  }`,
  resolveSiteUrl: ({ siteSettings }: SitemapQuery) => siteSettings.origin,
  resolvePages: listedPages,
  excludes: ["/404"],
  // robots.txt names it to every crawler; in the head it would weigh on every visit.
  createLinkInHead: false,
  serialize: ({ path, lastModified, pictures }: ListedPage) => ({
    url: path,
    ...(lastModified ? { lastmod: lastModified } : {}),
    img: pictures.map((url) => ({ url })),
  }),
};
