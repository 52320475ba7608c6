import { Fragment } from "react";

const compound = /(\p{L}+(?:-\p{L}+)+)/u;

/** So many letters fit in a line of a heading on the narrowest phone. */
const longest = 16;

/** A text whose short compounds, such as "on-premises", don't break at their hyphen. The fonts have no hyphen that keeps words whole. */
export function WholeWords({ text }: { text: string }) {
  const parts = text.split(compound);
  if (parts.length === 1) return <>{text}</>;
  // One element, because in a grid each part would be a cell.
  return (
    <span>
      {parts.map((part, index) =>
        // Splitting keeps what the pattern captures: words, then a compound, then words again.
        index % 2 === 1 && part.length <= longest ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same word can occur twice, and the parts keep their places
          <span key={index} sx={{ whiteSpace: "nowrap" }}>
            {part}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </span>
  );
}
