import { fontFiles } from "../theme/fonts";
import { narrowScreens } from "../theme/media";

/**
 * Fetches what the first screen needs before the rest: on phones the picture, then the fonts. Only in the HTML: on a change
 * of page, nothing competes with the picture.
 */
export function Preloads({ picture }: { picture?: Queries.PictureFragment | null }) {
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
