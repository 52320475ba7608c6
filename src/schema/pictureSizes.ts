/** How large a picture must be, in pixels. A picture that is sent unchanged also has an upper limit in KB. */
export type PictureSize =
  | { least: number; sentAsItIs?: true }
  | { exactly: { width: number; height: number } };

/** The highest file size of a picture that is sent unchanged, in KB of 1,024 bytes. */
export const mostKilobytes = 40;

/** The longest side of a picture, in pixels. */
export const mostPixels = 8000;

/** The sizes of a picture's two cuts, in CSS pixels; scripts/images.ts draws them. */
export const cutSizes = {
  wide: { width: 800, height: 600 },
  narrow: { width: 360, height: 480 },
};

/** Image pixels for each CSS pixel, so that pictures are sharp on high-density screens too. */
export const density = 2;

/** The least width of a cut, in image pixels. */
export const leastWidth = (cut: keyof typeof cutSizes): number => cutSizes[cut].width * density;

/** The size of a picture in link previews, in pixels: the proportion of 1.91 to 1 that social networks show uncut. */
export const shareSize = { width: 1200, height: 630 };

/** The drawing of the site's icons, below `data/`; scripts/images.ts makes them from it. */
export const iconFile = "images/icon.svg";
