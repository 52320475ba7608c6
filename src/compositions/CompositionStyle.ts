import type { ComponentType } from "react";
import type { ThemeUIStyleObject } from "theme-ui";

/**
 * hung: the heading in a column, the content in the next column; stacked: the content below, over the whole width;
 * around: the content on both sides of the heading, where a composition has that, and stacked elsewhere.
 */
export type SectionLayout = "hung" | "stacked" | "around";

/**
 * The parts of a section that a composition styles. `mark` and `titleMark` are its drawings, `debate` is the sheet of a debate,
 * `ruled` is content that begins with a rule of its own, `entry` a question or a guide, `time` how long it takes to read.
 */
export type Slot =
  | "page"
  | "frame"
  | "header"
  | "label"
  | "title"
  | "lead"
  | "content"
  | "debate"
  | "questions"
  | "guides"
  | "voices"
  | "terms"
  | "figures"
  | "ruled"
  | "entry"
  | "time"
  | "mark"
  | "titleMark"
  | "invitation";

/** The selector of a part of a section, which can be several parts in one. */
export const slot = (name: Slot): string => `[data-slot~="${name}"]`;

/** Keeps a heading in view next to longer content. */
export const followsContent: ThemeUIStyleObject = {
  alignSelf: "start",
  position: ["static", null, "sticky"],
  top: "6rem",
};

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
  /** A term with its words, and the term alone. */
  term?: ThemeUIStyleObject;
  termName?: ThemeUIStyleObject;
  termText?: ThemeUIStyleObject;
  closing?: ThemeUIStyleObject;
  /** Drawings in the section's frame and behind the heading, hidden from screen readers. */
  Mark?: ComponentType;
  TitleMark?: ComponentType;
}
