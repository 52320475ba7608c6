import type { ReactElement, ReactNode } from "react";

interface FittedTitleProps {
  title: string;
  /** The title again where some of its words are marked. */
  children?: ReactNode;
}

/** A title as small as its longest word needs to fit the container, because not every browser can hyphenate. */
export function FittedTitle({ title, children = title }: FittedTitleProps): ReactElement {
  const letters = Math.max(...title.split(/[\s-]/).map(({ length }) => length));
  // Words of 11 letters fit everywhere. No word is wider than 0.6 em a letter.
  if (letters < 12) return <>{children}</>;
  return (
    <span sx={{ display: "block", fontSize: `min(1em, 100cqi / ${letters} / 0.6)` }}>
      {children}
    </span>
  );
}
