import { type MouseEvent, type ReactElement, type ReactNode, useId } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { langOf } from "../shared/langOf";
import { cover, scriptsOnly } from "../theme/mixins";
import { variant } from "../theme/variant";
import { columnLayout, largeText, stripLayout } from "./layouts";
import { part } from "./parts";
import { SentimentScale } from "./SentimentScale";
import type { DebateProps } from "./walk";
import { positionInWords } from "./words";

/** In the column in the middle, below the path. */
const inColumn: ThemeUIStyleObject = {
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridArea: "1 / 2",
  alignContent: "start",
  gap: 1,
  mt: "calc(var(--heads) + var(--turns) * var(--turn) - var(--knob) / 2)",
  pb: 2,
};

/** Below the argument, and at the bottom of the window while the sheet is in view. */
const strip: ThemeUIStyleObject = {
  position: "sticky",
  // Only where it takes no more than a third of the window.
  bottom: "min(0px, 99 * (100vh - 3 * var(--strip)))",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) var(--button)",
  columnGap: 3,
  alignItems: "center",
  mt: "var(--uncovered)",
  py: 2,
  [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
  "&::before": {
    ...cover,
    content: "''",
    left: "calc(-1 * var(--sheet-bleed, 1rem))",
    right: "calc(-1 * var(--sheet-bleed, 1rem))",
    zIndex: -1,
    bg: "background",
    borderTop: "strong",
    borderBottom: "rule",
  },
};

interface ReaderControlsProps extends DebateProps {
  step: number;
  position: number;
  onMove(position: number): void;
  onNext(event: MouseEvent<HTMLElement>): void;
  back: ReactNode;
}

/** What the reader moves and presses at an argument. */
export function ReaderControls(props: ReaderControlsProps): ReactElement {
  const { debate, step, position, onMove, onNext, back } = props;
  const { words } = debate;
  const lang = langOf(words);
  const startId = useId();
  return (
    <div
      sx={{
        display: "contents",
        [`& > ${part("back")}`]: {
          order: 4,
          justifySelf: "center",
          [stripLayout]: { alignSelf: "flex-end", my: 2 },
        },
        [columnLayout]: inColumn,
        ...scriptsOnly,
      }}
    >
      <p
        id={startId}
        lang={lang}
        data-part="start"
        // Its line stays free.
        style={{ visibility: step > 1 ? "hidden" : "visible" }}
        sx={{
          ...variant("text.small"),
          lineHeight: "title",
          [stripLayout]: { mb: "calc(0.75rem - var(--uncovered))" },
          [columnLayout]: { order: 2, textAlign: "center" },
        }}
      >
        {words.start}
      </p>
      <div sx={{ [stripLayout]: strip, [columnLayout]: { display: "contents" } }}>
        <SentimentScale
          lang={lang}
          label={words.scale}
          ends={words.scaleEnds}
          describedBy={step === 1 ? startId : undefined}
          position={position}
          standing={positionInWords(position, words)}
          onMove={onMove}
        />
        <button
          type="button"
          lang={lang}
          onClick={onNext}
          sx={{
            ...variant("buttons.primary"),
            order: 3,
            [stripLayout]: { px: 1 },
            [columnLayout]: { justifySelf: "center", mt: 1 },
          }}
        >
          {step < debate.arguments.length ? words.next : words.finish}
        </button>
      </div>
      {back}
    </div>
  );
}
