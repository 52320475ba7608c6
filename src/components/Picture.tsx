import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { type ColorMode, useChosenColorMode } from "../theme/colorMode";
import { narrowScreens } from "../theme/media";
import { variant } from "../theme/variant";

export const fragment = graphql`
  fragment PictureCuts on PictureCuts {
    wide { childImageSharp { gatsbyImageData(layout: FULL_WIDTH) } }
    narrow { childImageSharp { original { src width height } } }
  }
  fragment Picture on Picture {
    alt
    caption
    light { ...PictureCuts }
    dark { ...PictureCuts }
  }
`;

interface PictureProps {
  picture: Queries.PictureFragment;
  /** The width of the wide cut on screen. */
  sizes: string;
  /** Whether it is on the first screen. */
  aboveFold?: boolean;
  className?: string;
}

/** The media query of the dark cut: follows the visitor's choice, or else the system; never on paper. */
const onDark = (chosen: ColorMode | undefined, ...more: string[]) =>
  chosen === "light"
    ? "not all"
    : ["screen", ...more, ...(chosen ? [] : ["(prefers-color-scheme: dark)"])].join(" and ");

type Cuts = Queries.PictureCutsFragment;

/** The attributes of the wide cut. gatsby-plugin-image answers the width 1, and a height that is no whole number. */
const wideCut = ({ wide }: Cuts, sizes: string) => {
  const { images, width = 1, height = 1 } = wide?.childImageSharp?.gatsbyImageData ?? {};
  return {
    srcSet: images?.fallback?.srcSet,
    sizes,
    width: 1200,
    height: Math.round((1200 * height) / width),
  };
};

const narrowCut = ({ narrow }: Cuts) => {
  const { src, width, height } = narrow?.childImageSharp?.original ?? {};
  return { srcSet: src ?? undefined, width: width ?? 1, height: height ?? 1 };
};

/** Prevents a flash of the other mode's cut before scripts apply a choice that differs from the system's. */
const hiddenUntilRight = {
  "@media (prefers-color-scheme: light)": {
    "html.theme-ui-dark:not([data-ready]) &": { visibility: "hidden" },
  },
  "@media (prefers-color-scheme: dark)": {
    "html.theme-ui-light:not([data-ready]) &": { visibility: "hidden" },
  },
} as const;

/** A picture of the product with its caption, in the cut for the screen and the color mode. */
export function Picture({ picture, sizes, aboveFold, className }: PictureProps) {
  const chosen = useChosenColorMode();
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState("");
  const check = () => {
    const { complete, naturalWidth = 0, currentSrc = "" } = image.current ?? {};
    if (aboveFold && complete && naturalWidth === 0) setFailed(currentSrc);
  };
  // The picture may have failed before hydration.
  useEffect(check, [aboveFold]);
  useEffect(() => {
    if (failed) console.error(`The picture of this page did not load: ${failed}`);
  }, [failed]);
  const { light, dark, alt, caption } = picture;
  return (
    <figure className={className} sx={{ display: "grid", gap: 2, minWidth: 0 }}>
      <picture>
        <source media={onDark(chosen, narrowScreens)} {...narrowCut(dark)} />
        <source media={onDark(chosen)} {...wideCut(dark, sizes)} />
        <source media={narrowScreens} {...narrowCut(light)} />
        <img
          ref={image}
          {...wideCut(light, sizes)}
          src={light.wide?.childImageSharp?.gatsbyImageData.images.fallback?.src}
          alt={alt}
          loading={aboveFold ? "eager" : "lazy"}
          decoding="async"
          {...(aboveFold && { fetchpriority: "high" })}
          onError={check}
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
