import { readSource } from "../content/source";
import { browserColors } from "../theme/colors";

const brandOf = (dataFolder: string): string => {
  const value = readSource(dataFolder, "site.json").value as { brand?: string } | undefined;
  // The content check stops a build without a brand, in its own words and after this has run.
  return value?.brand ?? "";
};

/**
 * Options of gatsby-plugin-manifest: the site's name, colours and icons for browsers and home screens.
 * @param dataFolder the absolute path of `data`
 */
export const manifestOptions = (dataFolder: string) => {
  const brand = brandOf(dataFolder);
  return {
    name: brand,
    short_name: brand,
    start_url: "/",
    display: "browser",
    background_color: browserColors.light,
    theme_color: browserColors.light,
    // The head has one for each colour mode.
    theme_color_in_head: false,
    icon: "data/images/icon.svg",
  };
};
