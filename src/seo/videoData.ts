import type { VideoObject } from "schema-dts";
import type { SharePicture } from "./structuredData";

interface Video {
  readonly title: string;
  readonly description: string;
  readonly embedAddress: string;
  readonly uploadDate?: string | null;
}

/**
 * A page's video (https://schema.org/VideoObject). Search engines refuse a video without an upload date or a picture.
 * @param origin the site's own
 * @param path the address of the page that shows it
 * @param picture the video's picture in search results; its address is a path on this site
 * @returns the video; empty when its upload date or its picture is missing
 */
export function videoObjects(
  origin: string,
  path: string,
  video: Video,
  picture?: Pick<SharePicture, "url"> | null,
): VideoObject[] {
  const { title, description, embedAddress, uploadDate } = video;
  if (!uploadDate || !picture) return [];
  return [
    {
      "@type": "VideoObject",
      "@id": `${origin}${path}#video`,
      name: title,
      description,
      thumbnailUrl: `${origin}${picture.url}`,
      uploadDate,
      embedUrl: embedAddress,
      publisher: { "@id": `${origin}/#organization` },
    },
  ];
}
