import type { ReactElement } from "react";

interface UnbrokenProps {
  text: string;
}

/** Words in which no line ends at a hyphen, in elements, because a browser's translator replaces texts that React would change. */
export const Unbroken = ({ text }: UnbrokenProps): ReactElement => (
  <>
    {text
      .split(/(\S+-\S+)/)
      .filter(Boolean)
      .map((words) => (
        <span key={words} sx={/\S-\S/.test(words) ? { whiteSpace: "nowrap" } : undefined}>
          {words}
        </span>
      ))}
  </>
);
