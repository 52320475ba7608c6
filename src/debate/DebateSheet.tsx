import {
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { PrintButton } from "../components/PrintButton";
import { SmartLink } from "../components/SmartLink";
import { useSite } from "../components/useSite";
import { fillPlaceholders } from "../shared/tokens";
import { inline, screenOnly, scriptsOnly, staticOnly } from "../theme/mixins";
import { variant } from "../theme/variant";
import { DebateFrame } from "./DebateFrame";
import { DebateMap } from "./DebateMap";
import { SentimentScale } from "./SentimentScale";
import { drawing } from "./strokes";
import { Track, wideSheet } from "./Track";
import { type DebateProps, positionsOf, useWalk } from "./walk";
import { changeInWords, positionInWords, resultInWords, sampleInWords } from "./words";

interface DebateEndProps extends DebateProps {
  step: number;
  positions: readonly number[];
  Heading: "h3" | "h4";
  children: ReactNode;
}

/** Before the end, it is laid out, but neither shown nor read. */
const endStyles: ThemeUIStyleObject = {
  "&[aria-hidden]": {
    visibility: "hidden",
    height: 0,
    overflow: "hidden",
    "@media print": { display: "none" },
  },
  "&:not([aria-hidden])": drawing("[data-drawn=last]", "calc(var(--turn, 10) * 120ms)"),
};

/**
 * What a debate leads to: its result, the next step, and a map on which the path and the ring draw themselves.
 * It renders while the last argument is read, so that the press that ends the debate has little to do.
 */
function DebateEnd({ debate, step, positions, Heading, children }: DebateEndProps) {
  const total = debate.arguments.length;
  const ended = step > total;
  const nearEnd = useDeferredValue(step) >= total;
  const settled = useDeferredValue(positions);
  const path = ended ? positions : settled;
  if (!ended && !nearEnd) return null;
  return (
    <div aria-hidden={!ended || undefined} sx={endStyles}>
      <div sx={{ px: [4, null, 5], pt: 4 }}>
        <Heading
          tabIndex={-1}
          sx={{ ...variant("text.heading"), fontSize: ["heading", "2.125rem"], pb: 3 }}
        >
          {resultInWords(path, debate.words)}
        </Heading>
        {debate.next && (
          <SmartLink to={debate.next.to} sx={{ ...variant("buttons.primary"), ...screenOnly }}>
            {debate.next.label}
          </SmartLink>
        )}
      </div>
      <DebateMap mode="map" debate={debate} positions={path} Heading={Heading} />
      {children}
    </div>
  );
}

interface DebateSheetProps extends DebateProps {
  /** Whether the sheet stands next to the page's heading. */
  first?: boolean;
}

const buttonRow = { ...inline, gap: 3, px: [4, null, 5], pt: 2, pb: 4, ...screenOnly };

/** A debate to read one argument at a time, with a scale; at the end, its map with the visitor's path. Without scripts, all of it. */
export function DebateSheet({ debate, first = false }: DebateSheetProps) {
  const { messages } = useSite();
  const { words } = debate;
  const { walk, goTo, moveTo, restart } = useWalk(debate);
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useRef(walk.step);
  const { step } = walk;
  const total = debate.arguments.length;
  const ended = step > total;
  // At the end these stay, hidden, so that the last press has little to do.
  const [reading, seen] = [Math.min(step, total), Math.min(walk.seen, total)];
  const positions = useMemo(() => positionsOf(walk.moves, total), [walk.moves, total]);
  const [before = 0, position = 0] = positions.slice(reading - 1);
  const Heading = first ? "h3" : "h4";

  // Focus moves to the new heading, so that screen readers read it; not on the first render.
  useEffect(() => {
    if (shown.current !== step)
      sheet.current?.querySelector<HTMLElement>(":scope > :not([hidden]) [tabindex]")?.focus();
    shown.current = step;
  }, [step]);

  const onPress =
    (to: number) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // A browser lays the page out once more when a button that has the focus goes.
      currentTarget.blur();
      goTo(to);
    };
  const back = (
    <button type="button" onClick={onPress(step - 1)} sx={variant("buttons.secondary")}>
      {words.back}
    </button>
  );
  return (
    <DebateFrame
      title={debate.question}
      Title={first ? "h2" : "h3"}
      status={
        !ended && (
          <p sx={{ ...variant("text.small"), whiteSpace: "nowrap", ...scriptsOnly }}>
            {fillPlaceholders(words.progress, { number: step, total })}
          </p>
        )
      }
      caption={
        <>
          {debate.note} <span sx={scriptsOnly}>{words.privacy}</span>
          {!ended && <span sx={staticOnly("inline")}>{sampleInWords(debate)}</span>}
        </>
      }
    >
      <div ref={sheet}>
        <div
          hidden={ended}
          sx={{
            "@media screen": {
              "html.js &:not([hidden])": {
                display: "grid",
                gridTemplateColumns: "minmax(0, 1fr)",
                [wideSheet]: { gridTemplateColumns: "minmax(0, 1fr) 14.5rem" },
                "@container (min-width: 60rem)": {
                  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)",
                },
              },
            },
          }}
        >
          <div sx={{ display: "flex", flexDirection: "column" }}>
            <div sx={{ flex: 1 }}>
              <DebateMap mode="one" debate={debate} reading={reading} Heading={Heading} />
            </div>
            <div sx={scriptsOnly}>
              <SentimentScale
                label={words.scale}
                before={before}
                position={position}
                standing={positionInWords(position, words)}
                remark={fillPlaceholders(words.thisArgument, {
                  change: changeInWords(position - before, words),
                })}
                onMove={moveTo}
              />
              <div sx={buttonRow}>
                <button type="button" onClick={onPress(step + 1)} sx={variant("buttons.primary")}>
                  {reading < total ? words.next : words.finish}
                </button>
                {reading > 1 && back}
              </div>
            </div>
          </div>
          <div
            // Below the argument, the first one alone would only repeat it.
            hidden={seen < 2}
            sx={{
              borderTop: "rule",
              [wideSheet]: { display: "block", borderTop: 0, borderLeft: "rule" },
              ...scriptsOnly,
            }}
          >
            <Track debate={debate} seen={seen} step={reading} />
          </div>
        </div>
        <DebateEnd debate={debate} step={step} positions={positions} Heading={Heading}>
          <div sx={buttonRow}>
            {back}
            <button type="button" onClick={restart} sx={variant("buttons.text")}>
              {words.again}
            </button>
            <PrintButton label={messages.print} sx={variant("buttons.text")} />
          </div>
        </DebateEnd>
      </div>
    </DebateFrame>
  );
}
