import type { VideoObject } from "schema-dts";
import type { SharePicture } from "./structuredData";

interface Video {
  readonly title: string;
  readonly description: string;
  readonly embedAddress: string;
  readonly uploadDate?: string | null;
}

/**
 * A page's video. Search engines refuse one without the day it was published or a picture of it, so where either is not
 * known they are told of none.
 * @param origin the site's own
 * @param path of the page that shows it
 * @param picture stands for the video in results; its address is a path on this site
 */
export function videoObjects(origin: string, path: string, video: Video, picture?: Pick<SharePicture, "url"> | null): VideoObject[] {
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
