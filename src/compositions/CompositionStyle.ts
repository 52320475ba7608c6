import type { ThemeUIStyleObject } from "theme-ui";

/** Where the content is: next to its heading, or below it over the whole width; in a band, both are large and on a sheet. */
export type SectionLayout = "sideHeading" | "stacked" | "band";

/** The parts of a section that a composition styles; `ruled` is content that begins with a rule of its own, `flush` ends where the section does. */
type Slot =
  | "page"
  | "frame"
  | "header"
  | "content"
  | "debate"
  | "questions"
  | "terms"
  | "figures"
  | "ruled"
  | "flush";

/** The selector of a part of a section. */
export const slot = (name: Slot): string => `[data-slot=${name}]`;

const oneColumn = "minmax(0, 1fr)";

/** The heading above the content. */
export const stacked = { gridTemplateColumns: oneColumn };

/** The heading next to the content, in columns of these widths, if the section has this layout. */
export const columns = (layout: SectionLayout, widths: string): ThemeUIStyleObject => ({
  columnGap: 7,
  gridTemplateColumns: layout === "sideHeading" ? [oneColumn, null, widths] : oneColumn,
});

/** Keeps a heading in view next to longer content. */
export const followsContent: ThemeUIStyleObject = {
  alignSelf: "start",
  position: ["static", null, "sticky"],
  top: "6rem",
};

/** A heading with its lead below or, above the content, next to it. */
export const header = (layout: SectionLayout): ThemeUIStyleObject => ({
  gap: 3,
  alignContent: "start",
  ...(layout === "sideHeading"
    ? followsContent
    : {
        columnGap: 7,
        gridTemplateColumns: ["1fr", null, "minmax(0, 6fr) minmax(0, 5fr)"],
        alignItems: "end",
      }),
});

/** The frame and the header of a section are grids. */
export interface CompositionStyle {
  page?: ThemeUIStyleObject;
  section?: ThemeUIStyleObject;
  frame: (layout: SectionLayout) => ThemeUIStyleObject;
  /** A cell around the header, in which a sticky header moves. */
  headerCell?: ThemeUIStyleObject;
  header: (layout: SectionLayout) => ThemeUIStyleObject;
  label?: ThemeUIStyleObject;
  title?: ThemeUIStyleObject;
  lead?: ThemeUIStyleObject;
  content?: ThemeUIStyleObject;
  /** A debate's sheet, which reaches from edge to edge. */
  sheet?: ThemeUIStyleObject;
}
