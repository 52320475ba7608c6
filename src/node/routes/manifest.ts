import { readSource } from "../../content/source";

/** Gatsby reads the configuration before the content check, which reports a missing or wrong file. */
function brandOf(dataFolder: string): string {
  try {
    const value = readSource(dataFolder, "site.json").value as { brand?: string } | undefined;
    return value?.brand || "Website";
  } catch {
    return "Website";
  }
}

/**
 * Returns the options of gatsby-plugin-manifest: the site's name and icons for browsers and home screens.
 * @param dataFolder the absolute path of `data`
 */
export const manifestOptions = (dataFolder: string) => {
  const brand = brandOf(dataFolder);
  return {
    name: brand,
    short_name: brand,
    start_url: "/",
    display: "browser",
    // No colors: the head has one for each color mode.
    icon: "data/images/icon.svg",
    // `src/boot/documentHead.tsx` links the icons.
    include_favicon: false,
    legacy: false,
    // Browsers revalidate the icons, so their addresses need no hash.
    cache_busting_mode: "none",
    // The first is for iPhones, the others for other home screens. The icon has the margin that masks cut off.
    icons: [180, 192, 512].map((size) => ({
      src: `icons/icon-${size}x${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  };
};
