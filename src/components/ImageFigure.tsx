import { graphql } from "gatsby";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { langOf } from "../shared/langOf";
import { useChosenColorMode } from "../theme/colorMode";
import { mediaOf } from "../theme/media";
import { variant } from "../theme/variant";

export const fragment = graphql`
  fragment ImageFigure on Image {
    alt
    caption
    lang
    artDirection { src srcSet width height sources { narrow dark srcSet width height } }
  }
`;

interface ImageFigureProps {
  image: Queries.ImageFigureFragment;
  /** The width of the wide crop on screen. */
  sizes: string;
  /** Whether it is on the first screen. */
  aboveFold?: boolean;
  className?: string;
}

/** Prevents a flash of the other mode's image before scripts apply a choice that differs from the system's. */
const hiddenUntilRight = {
  "@media (prefers-color-scheme: light)": {
    "html.theme-ui-dark:not([data-ready]) &": { visibility: "hidden" },
  },
  "@media (prefers-color-scheme: dark)": {
    "html.theme-ui-light:not([data-ready]) &": { visibility: "hidden" },
  },
} as const;

/** A picture of the product with its caption, in the crop for the screen and the version for the color mode. */
export function ImageFigure({
  image,
  sizes,
  aboveFold,
  className,
}: ImageFigureProps): ReactElement {
  const chosen = useChosenColorMode();
  const element = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState("");
  const noteFailure = () => {
    const { complete, naturalWidth = 0, currentSrc = "" } = element.current ?? {};
    if (aboveFold && complete && naturalWidth === 0) setFailed(currentSrc);
  };
  // The picture may have failed before hydration.
  useEffect(noteFailure, [aboveFold]);
  useEffect(() => {
    if (failed) console.error(`The picture of this page did not load: ${failed}`);
  }, [failed]);
  const { artDirection, alt, caption } = image;
  return (
    <figure
      lang={langOf(image)}
      className={className}
      sx={{ display: "grid", gap: 2, minWidth: 0 }}
    >
      <picture>
        {artDirection.sources.map(({ narrow, dark, srcSet, ...size }) => (
          <source
            key={mediaOf({ narrow, dark })}
            media={mediaOf({ narrow, dark }, chosen)}
            srcSet={srcSet}
            // Only one of several files is chosen by its width.
            sizes={narrow ? undefined : sizes}
            {...size}
          />
        ))}
        <img
          ref={element}
          srcSet={artDirection.srcSet}
          sizes={sizes}
          width={artDirection.width}
          height={artDirection.height}
          src={artDirection.src}
          alt={alt}
          loading={aboveFold ? "eager" : "lazy"}
          decoding="async"
          {...(aboveFold && { fetchpriority: "high" })}
          onError={noteFailure}
          sx={{
            width: "100%",
            height: "auto",
            bg: "sheet",
            border: failed ? "3px solid" : "1px solid",
            borderColor: failed ? "error" : "rule",
            borderRadius: "sheet",
            // On paper, small enough to stay on the page of the words before it.
            "@media print": { width: "auto", maxHeight: "3.75in" },
            ...hiddenUntilRight,
          }}
        />
      </picture>
      <figcaption sx={variant("text.small")}>{caption}</figcaption>
    </figure>
  );
}
