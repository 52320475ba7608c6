import type { ComponentType } from "react";
import type { ThemeUIStyleObject } from "theme-ui";

/** hung: heading in a column of its own, content beside it; stacked: content below, over the whole width. */
export type SectionLayout = "hung" | "stacked";

/** The parts of a section that a composition styles, from the outside in; `mark` and `titleMark` are its own drawings. */
export type Slot = "page" | "frame" | "header" | "title" | "lead" | "content" | "mark" | "titleMark" | "invitation";

/** The selector of a part of a section. */
export const slot = (name: Slot): string => `[data-slot="${name}"]`;

/** How a composition sets a page and each of its sections. */
export interface CompositionStyle {
  page?: ThemeUIStyleObject;
  section?: ThemeUIStyleObject;
  /** The grid that holds heading and content. */
  frame: (layout: SectionLayout) => ThemeUIStyleObject;
  /** Around the header, where that moves in a cell of its own. */
  headerCell?: ThemeUIStyleObject;
  /** What holds heading and lead. */
  header: (layout: SectionLayout) => ThemeUIStyleObject;
  title?: ThemeUIStyleObject;
  lead?: ThemeUIStyleObject;
  content?: ThemeUIStyleObject;
  /** The grid of the closing invitation. */
  closing?: ThemeUIStyleObject;
  /** Drawn in the section's frame, for the eye alone. */
  Mark?: ComponentType;
  /** Drawn behind the heading, for the eye alone. */
  TitleMark?: ComponentType;
}
