/** How large a picture must be, in pixels; one that is sent as it is must be light as well. */
export type PictureSize = { least: number; sentAsItIs?: true } | { exactly: { width: number; height: number } };

/** The most that a picture may weigh that is sent as it is, in KB of 1,024 bytes. */
export const mostKilobytes = 40;

/** The sizes at which scripts/images.ts draws the cuts of a picture, in CSS pixels. */
export const cutSizes = {
  wide: { width: 800, height: 560 },
  narrow: { width: 360, height: 480 },
};

/** How many pixels of the screen the pictures hold for each of those, so that they are sharp on dense screens too. */
export const density = 2;

/** The width below which a cut would be blurred: the widest file that src/components/Picture.tsx asks of it. */
export const leastWidth = (cut: keyof typeof cutSizes): number => cutSizes[cut].width * density;

/** The size that link previews ask for (specification, section 9). */
export const shareSize = { width: 1200, height: 630 };

/** The drawing from which src/node/routes/manifest.ts has the site's icons made, below `data/`. */
export const iconFile = "images/icon.svg";
