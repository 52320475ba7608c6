import { graphql } from "gatsby";
import type { Thing } from "schema-dts";
import { scriptJson, structuredData } from "./structuredData";

export const fragment = graphql`
  fragment ShareImage on Image {
    alt
    file {
      childImageSharp {
        original {
          src
          width
          height
        }
      }
    }
  }
  fragment PageFrame on Page {
    path
    metadata {
      title
      description
      keywords
      tags
      image {
        ...ShareImage
      }
    }
    breadcrumbs {
      ...BreadcrumbFields
    }
  }
  fragment SiteHead on SiteSettings {
    brand
    origin
    language
    statement
    application {
      category
      operatingSystem
      price
      ratingValue
      ratingCount
    }
    defaults {
      image {
        ...ShareImage
      }
    }
  }
`;

interface PageHeadProps {
  page: Queries.PageFrameFragment;
  site: Queries.SiteHeadFragment;
  /** What else the page is about, for its structured data. */
  about?: readonly Thing[];
  /** Whether search engines should leave the page out. */
  hidden?: boolean;
}

/** What search engines and link previews learn of a page. */
export function PageHead({ page, site, about, hidden = false }: PageHeadProps) {
  const { path, metadata, breadcrumbs } = page;
  const { title, description, keywords, tags } = metadata;
  const address = `${site.origin}${path}`;
  const image = metadata.image ?? site.defaults.image;
  const original = image?.file.childImageSharp?.original;
  const data = structuredData({ ...site, path, title, description, breadcrumbs }, about);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {tags?.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {image && original?.src && (
        <>
          <meta property="og:image" content={`${site.origin}${original.src}`} />
          <meta property="og:image:width" content={`${original.width}`} />
          <meta property="og:image:height" content={`${original.height}`} />
          <meta property="og:image:alt" content={image.alt} />
          <meta name="twitter:image" content={`${site.origin}${original.src}`} />
          <meta name="twitter:image:alt" content={image.alt} />
        </>
      )}
      <script type="application/ld+json">{scriptJson(data)}</script>
    </>
  );
}
