import { readSource } from "../../content/source";

/** Read before the content check can speak, so a file that is wrong or missing is passed over here: the check tells of it. */
function brandOf(dataFolder: string): string {
  try {
    const value = readSource(dataFolder, "site.json").value as { brand?: string } | undefined;
    return value?.brand || "Website";
  } catch {
    return "Website";
  }
}

/**
 * Options of gatsby-plugin-manifest: the site's name and icons for browsers and home screens.
 * @param dataFolder the absolute path of `data`
 */
export const manifestOptions = (dataFolder: string) => {
  const brand = brandOf(dataFolder);
  return {
    name: brand,
    short_name: brand,
    start_url: "/",
    display: "browser",
    // No colours: the head names one for each colour mode.
    icon: "data/images/icon.svg",
    // `src/boot/documentHead.tsx` links the icons.
    include_favicon: false,
    legacy: false,
    // Their answers are asked for again each time, so their addresses need not change with them.
    cache_busting_mode: "none",
    // Home screens take the first on Apple's phones, the others elsewhere; the drawing leaves the margin that masks cut off.
    icons: [180, 192, 512].map((size) => ({
      src: `icons/icon-${size}x${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  };
};
