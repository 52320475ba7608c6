import type { ReactElement } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { langOf } from "../shared/langOf";
import { colorReference } from "../theme/colors";
import { columnOf } from "./geometry";
import { SideName } from "./Side";
import type { Debate } from "./walk";

/** In pixels: from one line to the next, and how many there are. */
const [lineHeight, lines] = [39, 6];

const paper: ThemeUIStyleObject = {
  gridRow: "1 / -1",
  mt: "var(--heads)",
  height: lineHeight * lines,
  background: `repeating-linear-gradient(transparent 0 ${lineHeight - 1}px, ${colorReference("rule")} ${lineHeight - 1}px ${lineHeight}px)`,
  transition: "opacity 150ms",
};

interface WaitingSideProps extends Pick<Debate, "words"> {
  side: Queries.ArgumentSide;
  /** Whether its first argument is still to come. */
  waits: boolean;
}

/** The column of the side that answers next: its name above ruled paper, which goes when the answer comes. */
export const WaitingSide = ({ side, words, waits }: WaitingSideProps): ReactElement => (
  <>
    <li
      aria-hidden
      data-drawn="paper"
      style={{ gridColumn: columnOf[side], opacity: waits ? 1 : 0 }}
      sx={paper}
    />
    {waits && (
      <li
        data-drawn="waiting"
        style={{ gridColumn: columnOf[side] }}
        sx={{ gridRow: "1 / -1", lineHeight: "title" }}
      >
        <SideName side={side} lang={langOf(words)}>
          {side === "for" ? words.nextFor : words.nextAgainst}
        </SideName>
      </li>
    )}
  </>
);
