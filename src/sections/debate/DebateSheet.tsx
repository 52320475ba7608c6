import { useEffect, useMemo, useRef } from "react";
import { FlowSheet } from "../../components/flowSheet/FlowSheet";
import { SentimentScale } from "../../components/flowSheet/SentimentScale";
import { PrintButton } from "../../components/PrintButton";
import { SmartLink } from "../../components/SmartLink";
import { useSite } from "../../components/useSite";
import { fillPlaceholders } from "../../fields/tokens";
import { scriptsOnly } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { DebateMap, EndMap } from "./DebateMap";
import { Track, wideSheet } from "./Track";
import { type DebateProps, positionsOf, useWalk } from "./walk";
import { changeInWords, positionInWords, resultInWords } from "./words";

interface DebateSheetProps extends DebateProps {
  /** Whether the sheet stands next to the page's heading. */
  first?: boolean;
}

/** A debate to read one argument at a time, with a scale; at the end, its map with the visitor's path. Without scripts, all of it. */
export function DebateSheet({ debate, words, first = false }: DebateSheetProps) {
  const { messages } = useSite();
  const [walk, act] = useWalk(debate);
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useRef(walk.step);
  const { step, seen } = walk;
  const total = debate.arguments.length;
  const ended = step > total;
  const positions = useMemo(() => positionsOf(walk.moves, total), [walk.moves, total]);
  const [before = 0, position = 0] = positions.slice(step - 1);
  const Heading = first ? "h3" : "h4";

  // Focus moves to the new heading, so that screen readers read it; not on the first render.
  useEffect(() => {
    if (shown.current !== step) sheet.current?.querySelector<HTMLElement>("[tabindex]")?.focus();
    shown.current = step;
  }, [step]);

  const go = (to: number) => {
    // A browser lays the page out once more when a button that has the focus goes.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    act({ type: "go", step: to });
  };
  const back = (
    <button type="button" onClick={() => go(step - 1)} sx={variant("buttons.secondary")}>
      {words.back}
    </button>
  );
  return (
    <FlowSheet
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
        </>
      }
    >
      <div
        ref={sheet}
        sx={
          ended
            ? {}
            : {
                "@media screen": {
                  "html.js &": {
                    display: "grid",
                    gridTemplateColumns: "minmax(0, 1fr)",
                    [wideSheet]: { gridTemplateColumns: "minmax(0, 1fr) 14.5rem" },
                    "@container (min-width: 60rem)": {
                      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)",
                    },
                  },
                },
              }
        }
      >
        <div sx={{ display: "flex", flexDirection: "column" }}>
          {ended && (
            <Heading
              tabIndex={-1}
              sx={{
                ...variant("text.heading"),
                fontSize: ["heading", "2.125rem"],
                px: [4, null, 5],
                pt: 4,
              }}
            >
              {resultInWords(positions, words)}
            </Heading>
          )}
          <div hidden={ended} sx={{ flex: 1 }}>
            <DebateMap
              debate={debate}
              words={words}
              reading={Math.min(step, total)}
              Heading={Heading}
            />
          </div>
          <EndMap
            debate={debate}
            words={words}
            step={step}
            positions={positions}
            Heading={Heading}
          />
          <div sx={scriptsOnly}>
            {!ended && (
              <SentimentScale
                label={messages.standNow}
                before={before}
                position={position}
                standing={positionInWords(position, words)}
                remark={fillPlaceholders(words.thisArgument, {
                  change: changeInWords(position - before, words),
                })}
                onMove={(moved) => act({ type: "move", position: moved })}
              />
            )}
            <div
              sx={{
                display: "flex",
                flexWrap: "wrap",
                alignItems: "center",
                gap: 3,
                px: [4, null, 5],
                pt: 2,
                pb: 4,
              }}
            >
              {ended ? (
                <>
                  <SmartLink to={debate.next.to} sx={variant("buttons.primary")}>
                    {debate.next.label}
                  </SmartLink>
                  {back}
                  <button
                    type="button"
                    onClick={() => act({ type: "restart" })}
                    sx={variant("buttons.text")}
                  >
                    {words.again}
                  </button>
                  <PrintButton label={messages.print} sx={variant("buttons.text")} />
                </>
              ) : (
                <>
                  <button
                    type="button"
                    onClick={() => go(step + 1)}
                    sx={variant("buttons.primary")}
                  >
                    {step < total ? words.next : words.finish}
                  </button>
                  {step > 1 && back}
                </>
              )}
            </div>
          </div>
        </div>
        {!ended && (
          <div
            sx={{
              // Below the argument, the first one alone would only repeat it.
              display: seen > 1 ? "block" : "none",
              borderTop: "rule",
              [wideSheet]: { display: "block", borderTop: 0, borderLeft: "rule" },
              ...scriptsOnly,
            }}
          >
            <Track debate={debate} words={words} seen={seen} step={step} />
          </div>
        )}
      </div>
    </FlowSheet>
  );
}
