import { type MouseEvent, type ReactElement, useEffect, useId, useMemo, useRef } from "react";
import { PrintButton } from "../components/PrintButton";
import { SmartLink } from "../components/SmartLink";
import { useSite } from "../components/useSite";
import { langOf } from "../shared/langOf";
import { fillPlaceholders } from "../shared/tokens";
import { screenOnly, scriptsOnly, staticOnly } from "../theme/mixins";
import { variant } from "../theme/variant";
import { DebateColumns, type Mode } from "./DebateColumns";
import { DebateFigure, sheetRow } from "./DebateFigure";
import { ReaderControls } from "./ReaderControls";
import { type DebateProps, positionsOf, useWalk } from "./walk";
import { resultInWords } from "./words";

interface DebateSheetProps extends DebateProps {
  /** Whether the sheet is on the first screen, right below the page's heading. */
  aboveFold?: boolean;
}

/** In pixels: windows up to this width have room for the result only when it begins at their top. */
const narrowWindow = 900;

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
  const hasMoved = Object.keys(moves).length > 0;
  const progressId = useId();

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // The walk comes from the page in another language.
    if (!pressed.current) return window.languageSwitch?.returnToPlace();
    // Focus moves to the new heading, so that screen readers read it. Browsers would scroll it to the middle.
    const heading = figure.current?.querySelector<HTMLElement>("[tabindex]");
    heading?.focus({ preventScroll: true });
    const toTop = ended && window.innerWidth <= narrowWindow;
    heading?.scrollIntoView({ block: toTop ? "start" : "nearest" });
  }, [step, ended]);

  const onPress =
    (go: () => void) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // A browser lays the page out once more when a button that has the focus goes.
      currentTarget.blur();
      pressed.current = true;
      go();
    };
  const result = hasMoved ? resultInWords(positions, words) : words.unmoved;
  const back = (
    <button
      type="button"
      lang={lang}
      onClick={onPress(() => goTo(step - 1))}
      data-part="back"
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
      title={ended ? result : debate.question}
      titleLang={ended ? lang : langOf(debate)}
      Title={aboveFold ? "h2" : "h3"}
      paper={
        ended
          ? { title: debate.question, lang: langOf(debate), showsOwnTitle: hasMoved }
          : undefined
      }
      status={
        ended ? (
          debate.next && <SmartLink {...debate.next} sx={variant("buttons.primary")} />
        ) : (
          <p
            id={progressId}
            lang={lang}
            sx={{ ...variant("text.small"), whiteSpace: "nowrap", ...scriptsOnly }}
          >
            {fillPlaceholders(words.progress, { number: step, total })}
          </p>
        )
      }
      caption={
        <>
          {ended && (
            <span lang={langOf(debate)} sx={screenOnly}>
              {`${debate.question} `}
            </span>
          )}
          {ended && <span lang={lang}>{`${words.legend} `}</span>}
          <span lang={langOf(debate)}>{debate.note}</span>{" "}
          <span lang={lang} sx={scriptsOnly}>
            {words.privacy}
          </span>{" "}
          {!hasMoved && (
            <span lang={lang} sx={ended ? undefined : staticOnly("inline")}>
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
        hasMoved={hasMoved}
        progressId={progressId}
      >
        {!ended && (
          <ReaderControls
            debate={debate}
            step={step}
            position={positions[step] ?? 0}
            onMove={moveTo}
            onNext={onPress(() => goTo(step + 1))}
            back={back}
          />
        )}
      </DebateColumns>
      <div
        sx={{
          ...sheetRow,
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
