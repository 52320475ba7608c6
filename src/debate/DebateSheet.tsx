import { type MouseEvent, type ReactElement, useEffect, useId, useMemo, useRef } from "react";
import { PrintButton } from "../components/PrintButton";
import { SmartLink } from "../components/SmartLink";
import { useSite } from "../components/useSite";
import { langOf } from "../shared/langOf";
import { fillPlaceholders } from "../shared/tokens";
import { screenOnly, scriptsOnly, staticOnly } from "../theme/mixins";
import { variant } from "../theme/variant";
import { DebateColumns, type Mode } from "./DebateColumns";
import { DebateFigure, strip } from "./DebateFigure";
import { SentimentScale } from "./SentimentScale";
import { type DebateProps, positionsOf, useWalk } from "./walk";
import { positionInWords, resultInWords } from "./words";

interface DebateSheetProps extends DebateProps {
  /** Whether the sheet is on the first screen, right below the page's heading. */
  aboveFold?: boolean;
}

/** A debate to read one argument at a time. The end shows all claims and the visitor's path; without scripts, the whole debate is there. */
export default function DebateSheet({ debate, aboveFold }: DebateSheetProps): ReactElement {
  const { messages, langOfText } = useSite();
  const { words, scaleStart, scaleNow } = debate;
  const lang = langOf(words);
  const { step, moves, goTo, moveTo, restart } = useWalk(debate);
  const figure = useRef<HTMLElement>(null);
  const shownStep = useRef(step);
  const pressed = useRef(false);
  const total = debate.arguments.length;
  const ended = step > total;
  const mode: Mode = ended ? { kind: "ended" } : { kind: "reading", number: step };
  const positions = useMemo(() => positionsOf(moves, total), [moves, total]);
  const position = positions[step] ?? 0;
  const id = useId();
  const ids = { progress: `${id}progress`, start: `${id}start` };

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // Focus moves to the new heading, so that screen readers read it.
    if (pressed.current) figure.current?.querySelector<HTMLElement>("[tabindex]")?.focus();
    // The walk comes from the page in another language.
    else window.languageSwitch?.returnToPlace();
  }, [step]);

  const onPress =
    (go: () => void) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // A browser lays the page out once more when a button that has the focus goes.
      currentTarget.blur();
      pressed.current = true;
      go();
    };
  const back = (
    <button
      type="button"
      lang={lang}
      onClick={onPress(() => goTo(step - 1))}
      // Its line stays free before the second argument.
      style={{ visibility: step > 1 ? "visible" : "hidden" }}
      sx={variant("buttons.text")}
    >
      {words.back}
    </button>
  );
  return (
    <DebateFigure
      ref={figure}
      title={ended ? resultInWords(positions, words) : debate.question}
      titleLang={ended ? lang : langOf(debate)}
      Title={aboveFold ? "h2" : "h3"}
      focusable={ended}
      status={
        ended ? (
          debate.next && <SmartLink {...debate.next} sx={variant("buttons.primary")} />
        ) : (
          <p
            id={ids.progress}
            lang={lang}
            sx={{ ...variant("text.small"), whiteSpace: "nowrap", ...scriptsOnly }}
          >
            {fillPlaceholders(words.progress, { number: step, total })}
          </p>
        )
      }
      caption={
        <>
          {ended && <span lang={langOf(debate)}>{`${debate.question} `}</span>}
          {ended && <span lang={lang}>{`${words.legend} `}</span>}
          <span lang={langOf(debate)}>{debate.note}</span>{" "}
          <span lang={lang} sx={scriptsOnly}>
            {words.privacy}
          </span>{" "}
          {!ended && (
            <span lang={lang} sx={staticOnly("inline")}>
              {fillPlaceholders(words.sampleMoved, { points: Math.abs(scaleNow - scaleStart) })}
            </span>
          )}
        </>
      }
    >
      <DebateColumns
        debate={debate}
        mode={mode}
        Heading={aboveFold ? "h3" : "h4"}
        positions={positions}
        ids={ids}
      >
        {!ended && (
          <div sx={{ position: "relative", pb: 2, ...scriptsOnly }}>
            <SentimentScale
              lang={lang}
              label={words.scale}
              ends={words.scaleEnds}
              describedBy={step === 1 ? ids.start : undefined}
              position={position}
              standing={positionInWords(position, words)}
              onMove={moveTo}
            />
            <div sx={{ display: "grid", justifyItems: "center", gap: 1, mt: 2 }}>
              <button
                type="button"
                lang={lang}
                onClick={onPress(() => goTo(step + 1))}
                sx={variant("buttons.primary")}
              >
                {step < total ? words.next : words.finish}
              </button>
              {back}
            </div>
          </div>
        )}
      </DebateColumns>
      <div
        sx={{
          ...strip,
          pb: 3,
          // Empty until the end, so that its rules are there already.
          "&:empty": { display: "none" },
          ...screenOnly,
        }}
      >
        {ended && (
          <>
            {back}
            <button
              type="button"
              lang={lang}
              onClick={onPress(restart)}
              sx={variant("buttons.text")}
            >
              {words.again}
            </button>
            <PrintButton
              label={messages.print}
              lang={langOfText("print")}
              sx={variant("buttons.text")}
            />
          </>
        )}
      </div>
    </DebateFigure>
  );
}
