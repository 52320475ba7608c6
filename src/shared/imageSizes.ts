/** How large a picture must be, in pixels, and how small as a file, in KB of 1,024 bytes. */
export interface ImageSize {
  least?: number;
  exactly?: { width: number; height: number };
  mostKilobytes?: number;
}

/** Says in a message how large a picture must be. */
export const sizeInWords = ({ least, exactly, mostKilobytes }: ImageSize): string =>
  (exactly ? `${exactly.width} × ${exactly.height} pixels` : `at least ${least} pixels in width`) +
  (mostKilobytes ? ` and at most ${mostKilobytes} KB` : "");

/** The sizes of a picture's two crops, in CSS pixels; scripts/images.ts draws them. */
export const cropSizes = {
  wide: { width: 800, height: 600 },
  narrow: { width: 360, height: 480 },
};

/** Image pixels for each CSS pixel, so that pictures are sharp on high-density screens too. */
export const density = 2;

/** The same for the wide crop of scenes that a page shows over its whole width. */
export const densityOfLarge: Record<string, number> = { argument: 3.6 };

/** The size of a picture in link previews, in pixels: the proportion of 1.91 to 1 that social networks show uncut. */
export const shareSize = { width: 1200, height: 630 };

/** The drawing of the site's icons, below `data/`; scripts/images.ts makes them from it. */
export const iconFile = "images/icon.svg";
