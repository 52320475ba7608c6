import { graphql } from "gatsby";
import type { ReactElement } from "react";
import type { Thing } from "schema-dts";
import { shareSize } from "../shared/imageSizes";
import { langOf } from "../shared/langOf";
import { alternates, isRightToLeft } from "../shared/languages";
import { fontFilesFor } from "../theme/fonts";
import { narrowScreens, systemIn } from "../theme/media";
import { type ShareImage, scriptJson, structuredData } from "./structuredData";

export const fragment = graphql`
  fragment ShareImageFile on ShareImageFile {
    alt
    file { childImageSharp { original { src } } }
  }
  fragment PageShell on Page {
    path isNotFound ownPolicy lastModified lastChanged
    metadata { url title lang description keywords tags structuredData image { ...ShareImageFile } }
    breadcrumbs { label lang path }
    otherPages { label lang path }
    hero { ... on HeadlineHero { image { ...ImageFigure } } }
    shareImage { url alt }
    translations { path language }
    site { ...SiteHead }
    ownSite: site @include(if: $translated) { ...SiteData }
  }
  fragment SiteHead on SiteSettings {
    brand origin language statement
    languages { code locale }
    application { category operatingSystem price ratingValue ratingCount }
    image { ...ShareImageFile }
  }
`;

interface PageHeadProps {
  page: Queries.PageShellFragment;
  /** What else the page is about, for search engines. */
  about(shareImage: ShareImage): readonly Thing[];
}

/** @throws when Gatsby has made no file of a picture */
export function ownShareImage({ alt, file }: Queries.ShareImageFileFragment): ShareImage {
  const url = file.childImageSharp?.original?.src;
  if (!url) throw new Error(`There is no file of the picture for link previews: ${alt}`);
  return { url, alt };
}

/** Fetches what the first screen needs before the rest. Only in the HTML: on a change of page, nothing competes. */
function Preloads({ hero, site }: Queries.PageShellFragment) {
  if (typeof window !== "undefined") return null;
  const image = "image" in hero ? hero.image : null;
  return (
    <>
      {(["light", "dark"] as const).map((mode) => {
        const src = image?.artDirection.sources.find(
          ({ narrow, dark }) => narrow && dark === (mode === "dark"),
        )?.srcSet;
        const media = `${narrowScreens} and ${systemIn(mode)}`;
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
      {fontFilesFor(site.language).map((file) => (
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
export function PageHead({ page, about }: PageHeadProps): ReactElement | null {
  // `gatsby develop` answers without the page for a moment, see src/develop/LastAnswer.tsx.
  if (!page) return null;
  const { site, translations } = page;
  const { url, title, description, keywords, image: own } = page.metadata;
  const shareImage = (!own && page.shareImage) || ownShareImage(own ?? site.image);
  const imageUrl = `${site.origin}${shareImage.url}`;
  const locales = new Map(site.languages.map(({ code, locale }) => [code, locale]));
  const previews = {
    "og:type": "website",
    "og:site_name": site.brand,
    "og:locale": locales.get(site.language),
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "twitter:card": "summary_large_image",
    "twitter:title": title,
    "twitter:description": description,
    "og:image": imageUrl,
    "og:image:width": String(shareSize.width),
    "og:image:height": String(shareSize.height),
    "og:image:alt": shareImage.alt,
    "twitter:image": imageUrl,
    "twitter:image:alt": shareImage.alt,
  };
  return (
    <>
      <html lang={site.language} dir={isRightToLeft(site.language) ? "rtl" : undefined} />
      <Preloads {...page} />
      <title lang={langOf(page.metadata)}>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      {page.isNotFound ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={url} />
      )}
      {alternates(translations).map(({ lang, path }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={site.origin + path} />
      ))}
      {Object.entries(previews).map(([name, content]) => (
        <meta
          key={name}
          {...{ [name.startsWith("og:") ? "property" : "name"]: name }}
          content={content}
        />
      ))}
      {translations
        .filter(({ language }) => language !== site.language)
        .map(({ language }) => (
          <meta key={language} property="og:locale:alternate" content={locales.get(language)} />
        ))}
      <script type="application/ld+json">
        {scriptJson(structuredData(site, page, shareImage, about(shareImage)))}
      </script>
    </>
  );
}
