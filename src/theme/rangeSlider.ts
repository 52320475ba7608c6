import type { ThemeUIStyleObject } from "theme-ui";
import { colorReference } from "./colors";

const thumb: ThemeUIStyleObject = {
  appearance: "none",
  boxSizing: "border-box",
  width: 28,
  height: 28,
  borderRadius: "50%",
  border: `3px solid ${colorReference("text")}`,
  bg: "background",
};

/**
 * Returns the styles of a range slider with a ring as its thumb.
 * @param track the styles of the track, with its height in pixels
 */
export const rangeSlider = (
  track: ThemeUIStyleObject & { height: number },
): ThemeUIStyleObject => ({
  width: "100%",
  height: "target",
  appearance: "none",
  bg: "transparent",
  cursor: "pointer",
  "&::-webkit-slider-runnable-track": track,
  "&::-moz-range-track": track,
  "&::-webkit-slider-thumb": { ...thumb, mt: `${(track.height - 28) / 2}px` },
  "&::-moz-range-thumb": thumb,
});
