import { graphql, type HeadProps } from "gatsby";
import type { Thing } from "schema-dts";
import { Preloads } from "./Preloads";
import { ownThings, type SharePicture, scriptJson, structuredData } from "./structuredData";

export const fragment = graphql`
  fragment OwnPicture on Image {
    alt
    file { childImageSharp { original { src width height } } }
  }
  fragment PageFrame on Page {
    path lastModified lastChanged
    metadata { title description keywords tags structuredData image { ...OwnPicture } }
    breadcrumbs { ...BreadcrumbFields }
    hero { picture { ...Picture } }
    shareImage { url width height alt }
  }
  fragment SiteHead on SiteSettings {
    brand origin language statement
    application { category operatingSystem price ratingValue ratingCount }
    defaults { image { ...OwnPicture } }
  }
`;

interface PageHeadProps {
  page: Queries.PageFrameFragment;
  site: Queries.SiteHeadFragment;
  /** Further parts of the page's structured data. */
  about?: readonly Thing[];
  /** Whether search engines should leave the page out. */
  hidden?: boolean;
}

/** A picture for link previews; its address is a path on this site. */
function pictureOf(image?: Queries.OwnPictureFragment | null): SharePicture | null {
  const original = image?.file.childImageSharp?.original;
  if (!image || !original?.src || !original.width || !original.height) return null;
  return { url: original.src, width: original.width, height: original.height, alt: image.alt };
}

/** The picture of a page in link previews: its own, or the one drawn from its heading, or the site's default. */
export const pictureOfPage = (
  page: Queries.PageFrameFragment,
  site: Queries.SiteHeadFragment,
): SharePicture | null =>
  pictureOf(page.metadata.image) ?? page.shareImage ?? pictureOf(site.defaults.image);

/** The elements of a page's head that search engines and link previews read. */
export function PageHead({ page, site, about = [], hidden = false }: PageHeadProps) {
  const { path, lastModified, metadata, breadcrumbs, hero } = page;
  const { title, description, keywords, tags } = metadata;
  const address = `${site.origin}${path}`;
  const picture = pictureOfPage(page, site);
  const data = structuredData(
    { ...site, path, title, description, tags, lastModified, breadcrumbs, picture },
    [...about, ...ownThings(metadata.structuredData)],
  );
  return (
    <>
      <Preloads picture={hero.picture} />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {picture && (
        <>
          <meta property="og:image" content={`${site.origin}${picture.url}`} />
          <meta property="og:image:width" content={`${picture.width}`} />
          <meta property="og:image:height" content={`${picture.height}`} />
          <meta property="og:image:alt" content={picture.alt} />
          <meta name="twitter:image" content={`${site.origin}${picture.url}`} />
          <meta name="twitter:image:alt" content={picture.alt} />
        </>
      )}
      <script type="application/ld+json">{scriptJson(data)}</script>
    </>
  );
}

/** The `Head` of pages with nothing further to say. */
export const Head = ({ data: { page, site } }: HeadProps<Pick<PageHeadProps, "page" | "site">>) => (
  <PageHead page={page} site={site} />
);
