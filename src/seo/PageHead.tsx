import { graphql } from "gatsby";
import type { Thing } from "schema-dts";
import { fontFiles } from "../theme/fonts";
import { narrowScreens } from "../theme/media";
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
    hero { ... on HeadlineHero { picture { ...Picture } } }
    shareImage { url width height alt }
  }
  fragment SiteHead on SiteSettings {
    brand origin language statement
    application { category operatingSystem price ratingValue ratingCount }
    image { ...OwnPicture }
  }
`;

interface PageHeadProps {
  page: Queries.PageFrameFragment;
  site: Queries.SiteHeadFragment;
  about?: readonly Thing[];
  /** Whether search engines should leave the page out. */
  hidden?: boolean;
}

/** A picture for link previews; its address is a path on this site. */
function sharePictureOf(image?: Queries.OwnPictureFragment | null): SharePicture | null {
  const original = image?.file.childImageSharp?.original;
  if (!image || !original?.src || !original.width || !original.height) return null;
  return { url: original.src, width: original.width, height: original.height, alt: image.alt };
}

/** The picture of a page in link previews: its own, or the one drawn from its heading, or the site's default. */
export const pictureOfPage = (
  page: Queries.PageFrameFragment,
  site: Queries.SiteHeadFragment,
): SharePicture | null =>
  sharePictureOf(page.metadata.image) ?? page.shareImage ?? sharePictureOf(site.image);

/** Fetches what the first screen needs before the rest. Only in the HTML: on a change of page, nothing competes. */
function Preloads({ picture }: { picture?: Queries.PictureFragment | null }) {
  if (typeof window !== "undefined") return null;
  return (
    <>
      {(["light", "dark"] as const).map((mode) => {
        const src = picture?.[mode].narrow?.childImageSharp?.original?.src;
        const media = `${narrowScreens} and (prefers-color-scheme: ${mode})`;
        return (
          src && (
            <link
              key={mode}
              rel="preload"
              as="image"
              href={src}
              media={media}
              {...{ fetchpriority: "high" }}
            />
          )
        );
      })}
      {fontFiles.map((file) => (
        <link
          key={file}
          rel="preload"
          as="font"
          type="font/woff2"
          href={file}
          crossOrigin="anonymous"
        />
      ))}
    </>
  );
}

/** The elements of a page's head that search engines and link previews read. */
export function PageHead({ page, site, about = [], hidden = false }: PageHeadProps) {
  const { path, lastModified, metadata, breadcrumbs, hero } = page;
  const { title, description, keywords, tags }: typeof metadata = JSON.parse(scriptJson(metadata));
  const address = `${site.origin}${path}`;
  const picture = pictureOfPage(page, site);
  const data = structuredData(
    { ...site, path, title, description, tags, lastModified, breadcrumbs, picture },
    [...about, ...ownThings(metadata.structuredData)],
  );
  const image = picture && `${site.origin}${picture.url}`;
  const previews = {
    "og:type": "website",
    "og:site_name": site.brand,
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "twitter:card": "summary_large_image",
    "twitter:title": title,
    "twitter:description": description,
    ...(picture && {
      "og:image": image,
      "og:image:width": picture.width,
      "og:image:height": picture.height,
      "og:image:alt": picture.alt,
      "twitter:image": image,
      "twitter:image:alt": picture.alt,
    }),
  };
  return (
    <>
      <Preloads picture={"picture" in hero ? hero.picture : null} />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {Object.entries(previews).map(([name, content]) => (
        <meta
          key={name}
          {...{ [name.startsWith("og:") ? "property" : "name"]: name }}
          content={`${content}`}
        />
      ))}
      <script type="application/ld+json">{scriptJson(data)}</script>
    </>
  );
}
