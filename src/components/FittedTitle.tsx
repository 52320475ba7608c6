import type { ReactElement, ReactNode } from "react";

/** Scripts from Hebrew on have short words, or lines that end anywhere. */
const wordEnd = /[ \u0590-\u1dff\u2e80-\uffff-]/;

interface FittedTitleProps {
  title: string;
  /** The title again where some of its words are marked. */
  children?: ReactNode;
}

/** In em, the most per letter of a word: of the 65 words of 12 letters and more in headings, measured in a browser (2026-11-29). */
const letterWidth = 0.6;

/** A title as small as its longest word needs to fit the container, because not every browser can hyphenate. */
export function FittedTitle({ title, children = title }: FittedTitleProps): ReactElement {
  const letters = Math.max(...title.split(wordEnd).map(({ length }) => length));
  // Shorter words fit everywhere.
  if (letters < 12) return <>{children}</>;
  return (
    <span sx={{ display: "block", fontSize: `min(1em, 100cqi / ${letters} / ${letterWidth})` }}>
      {children}
    </span>
  );
}
