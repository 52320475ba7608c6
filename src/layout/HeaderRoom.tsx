import type { ReactElement, ReactNode } from "react";
import type { ThemeUIStyleObject } from "theme-ui";

export interface HeaderRoomProps {
  /**
   * What the header can show, from the longest row to the shortest, in elements as wide as there. They have their words in
   * `data-label` and in no text, so that nobody reads, finds or translates them twice.
   */
  rulers: readonly ReactNode[];
  /** What it always shows, in the same way. */
  least: ReactNode;
  children: ReactNode;
}

/** In pixels: how much higher the room is for each ruler that doesn't fit. */
const step = 10;

/**
 * The query of a header with room for one of its rulers, for `sx`.
 * @param longer how many rulers are longer, and need not fit
 */
export const withRoom = (longer: number): string =>
  `@container room (max-height: ${(longer + 0.5) * step}px)`;

/**
 * The query of a header in which just as many of its rulers don't fit; not of one without scripts, which wraps.
 * @param counts how many
 */
export const withoutRoomFor = (...counts: readonly number[]): string => {
  const ranges = counts.map(
    (count) =>
      `((min-height: ${(count - 0.5) * step}px) and (max-height: ${(count + 0.5) * step}px))`,
  );
  return `@container room ${ranges.join(" or ")}`;
};

/** For what only has a size. */
const measured: ThemeUIStyleObject = {
  whiteSpace: "nowrap",
  "& *": { flex: "none" },
  "& [data-label]::before": { content: "attr(data-label)" },
  "html:not(.js) &": { display: "none" },
};

/**
 * The room that the logo leaves in the header. Only the browser knows how wide words are, and no style can ask whether they
 * fit. But a style can ask for the height of a container: this one is as high as its rulers, and each ruler is a step
 * higher when it doesn't fit, because its end wraps. Without scripts, the children wrap by themselves.
 */
export const HeaderRoom = ({ rulers, least, children }: HeaderRoomProps): ReactElement => (
  <div
    sx={{
      display: "grid",
      gridTemplateColumns: "minmax(min-content, 1fr)",
      flex: 1,
      // Late fonts move its edge: nobody sees that, but it counts as a layout shift.
      visibility: "hidden",
      "& > *": { gridArea: "1 / 1" },
      "html:not(.js) &": { display: "contents" },
    }}
  >
    <div aria-hidden sx={{ ...measured, height: 0 }}>
      {least}
    </div>
    <div aria-hidden sx={{ ...measured, contain: "inline-size", overflow: "hidden" }}>
      {rulers.map((ruler, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          key={index}
          sx={{
            display: "flex",
            flexWrap: "wrap",
            rowGap: `${step}px`,
            "& > *": { height: 0 },
            "&::after": { content: "''", width: "1px" },
          }}
        >
          {ruler}
        </div>
      ))}
    </div>
    <div
      sx={{
        containerType: "size",
        containerName: "room",
        "& > *": { visibility: "visible" },
        display: "flex",
        alignItems: "center",
        justifyContent: "flex-end",
        columnGap: [2, 3],
        "html:not(.js) &": { containerType: "normal", display: "contents" },
      }}
    >
      {children}
    </div>
  </div>
);
