import { readSource } from "../content/source";
import { browserColors } from "../theme/colors";

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
