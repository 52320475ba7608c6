import type { ReactElement } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { langOf } from "../shared/langOf";
import { ruledPaper } from "../theme/mixins";
import { columnOf } from "./geometry";
import { SideName } from "./Side";
import type { Debate } from "./walk";

/** In pixels: from one line to the next. */
const lineHeight = 39;

const paper: ThemeUIStyleObject = {
  gridRow: "1 / -1",
  mt: "var(--heads)",
  // Six lines.
  height: 6 * lineHeight,
  backgroundImage: ruledPaper(`${lineHeight}px`, "rule"),
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
