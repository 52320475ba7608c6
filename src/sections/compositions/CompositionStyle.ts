import type { ComponentType } from "react";
import type { ThemeUIStyleObject } from "theme-ui";

/** hung: the heading in a column, the content in the next column; stacked: the content below, over the whole width. */
export type SectionLayout = "hung" | "stacked";

/** The parts of a section that a composition styles, from the outside in. `mark` and `titleMark` are drawings of the composition. */
export type Slot = "page" | "frame" | "header" | "title" | "lead" | "content" | "mark" | "titleMark" | "invitation";

/** The selector of a part of a section. */
export const slot = (name: Slot): string => `[data-slot="${name}"]`;

/** The style of a page and of each of its sections. */
export interface CompositionStyle {
  page?: ThemeUIStyleObject;
  section?: ThemeUIStyleObject;
  /** The grid of heading and content. */
  frame: (layout: SectionLayout) => ThemeUIStyleObject;
  /** A cell around the header, in which a sticky header moves. */
  headerCell?: ThemeUIStyleObject;
  /** The element around heading and lead. */
  header: (layout: SectionLayout) => ThemeUIStyleObject;
  title?: ThemeUIStyleObject;
  lead?: ThemeUIStyleObject;
  content?: ThemeUIStyleObject;
  /** The grid of the closing invitation. */
  closing?: ThemeUIStyleObject;
  /** A drawing in the section's frame, hidden from screen readers. */
  Mark?: ComponentType;
  /** A drawing behind the heading, hidden from screen readers. */
  TitleMark?: ComponentType;
}
