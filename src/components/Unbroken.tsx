import type { ReactElement } from "react";

interface UnbrokenProps {
  text: string;
}

/** Words in which no line ends at a hyphen. */
export const Unbroken = ({ text }: UnbrokenProps): ReactElement => (
  <>
    {text.split(/(\S+-\S+)/).map((words, index) =>
      index % 2 ? (
        <span key={words} sx={{ whiteSpace: "nowrap" }}>
          {words}
        </span>
      ) : (
        words
      ),
    )}
  </>
);
