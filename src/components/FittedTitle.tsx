import type { ReactNode } from "react";

/**
 * A title as small as its longest word needs to fit the container, because not every browser can hyphenate.
 * Its children are the title again where some of its words are marked.
 */
export function FittedTitle({ title, children = title }: { title: string; children?: ReactNode }) {
  const letters = Math.max(...title.split(/[\s-]/).map(({ length }) => length));
  // Words of 11 letters fit everywhere. No word is wider than 0.6 em a letter.
  if (letters < 12) return children;
  return (
    <span sx={{ display: "block", fontSize: `min(1em, 100cqi / ${letters} / 0.6)` }}>
      {children}
    </span>
  );
}
