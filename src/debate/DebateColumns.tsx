import {
  type CSSProperties,
  memo,
  type ReactElement,
  type ReactNode,
  useCallback,
  useMemo,
} from "react";
import { css, useThemeUI } from "theme-ui";
import { useSite } from "../components/useSite";
import { langInside, langOf } from "../shared/langOf";
import { fillPlaceholders } from "../shared/tokens";
import { variant } from "../theme/variant";
import { CommonGround } from "./CommonGround";
import { listSheet, listStyle } from "./columns";
import { argumentName, DebateArgument, type HeadingTag } from "./DebateArgument";
import { acrossFrom, arrowsBetween, columnOf, rowOf } from "./geometry";
import { SideMark, SideName } from "./Side";
import { FlowArrow, PathEnd, PathPart, Turns } from "./strokes";
import { WaitingSide } from "./WaitingSide";
import type { Debate, DebateProps } from "./walk";
import { walkSheet, walkStyle } from "./walkColumns";
import { changeInWords, positionInWords } from "./words";

/** Which part of a debate its columns show. */
export type Mode =
  /** All of it, to read whole. */
  | { kind: "list" }
  /** The argument with this number, to read it now. */
  | { kind: "reading"; number: number }
  /** All claims, after the reader's way through them. */
  | { kind: "ended" };

interface DebateColumnsProps extends DebateProps {
  mode: Mode;
  Heading: HeadingTag;
  /** The reader's positions before the first argument and after each; a list has none. */
  positions?: readonly number[];
  /** Whether the reader has moved the ring; until then, the path is a sample reader's. */
  hasMoved?: boolean;
  /** The id of how far the reader is, which describes the argument that is read. */
  progressId?: string;
  /** The controls of the reader's column. */
  children?: ReactNode;
}

interface HeadProps {
  column: number;
  lang?: string | undefined;
  className?: string;
  children: ReactNode;
}

const Head = ({ column, lang, className, children }: HeadProps) => (
  <li
    aria-hidden
    data-drawn="heads"
    lang={lang}
    className={className}
    style={{ gridArea: `1 / ${column}` }}
    sx={{ ...variant("text.label"), pb: 2, lineHeight: "title" }}
  >
    {children}
  </li>
);

interface HeadsProps {
  /** What the column in the middle is called; empty without a reader. */
  reader: string;
  lang: string | undefined;
}

/** The names of the columns. */
const Heads = memo(({ reader, lang }: HeadsProps) => (
  <>
    <Head column={columnOf.for}>
      <SideName side="for" />
    </Head>
    <Head column={columnOf.you} lang={lang} sx={{ textAlign: "center" }}>
      {reader}
    </Head>
    <Head column={columnOf.against}>
      <SideName side="against" />
    </Head>
  </>
));

/** The argument that is read, and the one across from it, which the first doesn't have. */
function readingAt(all: Debate["arguments"], number: number) {
  const acrossNumber = acrossFrom(all, number);
  return { number, current: all[number - 1], acrossNumber, across: all[acrossNumber - 1] };
}

/**
 * A debate as competitive debaters note it: a column for each side, arrows from claims to answers, a ring around what both accept.
 * Between the sides is the reader's column, with the path of their opinion.
 */
export function DebateColumns(props: DebateColumnsProps): ReactElement {
  const { debate, mode, Heading, positions = [], hasMoved, progressId, children } = props;
  const { arguments: all, commonGround, scaleStart, scaleNow, words } = debate;
  const { messages, language, langOfText } = useSite();
  const { theme } = useThemeUI();
  // These stay the same from step to step, so that only the entries that change render.
  const arrows = useMemo(() => arrowsBetween(all), [all]);
  const isList = mode.kind === "list";
  const style = useMemo(
    () => css((isList ? listStyle : walkStyle)(all))(theme),
    [all, isList, theme],
  );
  const answersLang = langOfText("answers");
  const joinsLang = langOfText("joins");
  const referenceTo = useCallback(
    (how: "answers" | "joins", slugs: readonly string[]) => {
      const lang = how === "answers" ? answersLang : joinsLang;
      const named = all.flatMap((argument, index) =>
        slugs.includes(argument.slug)
          ? // A word in another language than the line would say nothing.
            argumentName(index + 1, langOf(argument) === lang ? argument : { label: null })
          : [],
      );
      return fillPlaceholders(messages[how], { points: named.join(", ") });
    },
    [all, messages, answersLang, joinsLang],
  );

  const isSample = !hasMoved;
  // Nobody went through a list of studies.
  const hasReader = !isList || scaleStart !== scaleNow;
  const lastPosition = isSample ? scaleNow : (positions[all.length] ?? 0);

  const reading = mode.kind === "reading" ? readingAt(all, mode.number) : undefined;
  const { current, across } = reading ?? {};
  const second = all[1];
  const placementOf = (other: number) => {
    if (other === reading?.number) return "read";
    return other === reading?.acrossNumber ? "across" : undefined;
  };
  /** How an argument moved the reader, at the end. */
  const moveBy = (other: number) => {
    const change = (positions[other] ?? 0) - (positions[other - 1] ?? 0);
    return change && mode.kind !== "reading" ? changeInWords(change, words) : undefined;
  };
  const reader = isSample ? words.reader : words.you;

  return (
    <>
      <div
        data-state={mode.kind}
        data-first={reading?.number === 1 || undefined}
        data-sample={isSample}
        style={{ "--turns": all.length } as CSSProperties}
        sx={isList ? listSheet : walkSheet}
      >
        <ol css={style}>
          <Heads reader={hasReader ? reader : ""} lang={langOf(words)} />
          {all.map((argument, index) => (
            <DebateArgument
              key={argument.slug}
              argument={argument}
              number={index + 1}
              Heading={Heading}
              reference={argument.answers && referenceTo("answers", argument.answers)}
              moved={moveBy(index + 1)}
              movedLang={langInside(argument, words, language)}
              placement={placementOf(index + 1)}
              describedBy={index + 1 === reading?.number ? progressId : undefined}
            />
          ))}
          {/* At the end, the sample's path takes their place. */}
          {(hasMoved || reading) && (
            <Turns
              points={all}
              positions={positions.slice(0, (reading?.number ?? all.length) + 1)}
            />
          )}
          {reading && reading.number < all.length && (
            <PathPart
              drawn="ahead"
              from={positions[reading.number] ?? 0}
              to={positions[reading.number] ?? 0}
              turn={reading.number + 1}
              end={all.length + 1}
            />
          )}
          {isSample && hasReader && (
            <PathPart
              drawn="sample"
              from={scaleStart}
              to={scaleNow}
              turn={1}
              end={all.length + 1}
            />
          )}
          {hasReader && (
            <PathEnd position={lastPosition} turn={all.length} lang={langOf(words)}>
              {positionInWords(lastPosition, words)}
            </PathEnd>
          )}
          {arrows.map(({ to, from, by }) => {
            const rows = `${rowOf(from)} / ${rowOf(by)}`;
            return <FlowArrow key={rows} to={to} rows={rows} />;
          })}
          {current && across && current.answers?.includes(across.slug) && (
            <FlowArrow key={current.slug} to={current.side} />
          )}
          {reading && current && across && (
            <li
              key={`above ${current.slug}`}
              // The argument that it repeats is in the list.
              aria-hidden
              data-drawn="above"
              sx={{ ...variant("text.small"), lineHeight: "title" }}
            >
              <p>
                <SideMark side={across.side} sx={{ mr: 2 }} />
                <span
                  lang={langOf(across)}
                >{`${argumentName(reading.acrossNumber, across)}: ${across.claim}`}</span>
              </p>
            </li>
          )}
          {current && second && (
            <WaitingSide side={second.side} words={words} waits={reading?.number === 1} />
          )}
        </ol>
        {children}
      </div>
      <CommonGround points={commonGround} Heading={Heading} referenceTo={referenceTo} />
    </>
  );
}
