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
      .map((words, index) => {
        // The same words can occur twice.
        const key = `${index} ${words}`;
        return (
          <span key={key} sx={/\S-\S/.test(words) ? { whiteSpace: "nowrap" } : undefined}>
            {words}
          </span>
        );
      })}
  </>
);
