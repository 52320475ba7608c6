import { type CSSProperties, memo, type ReactNode, useCallback, useMemo } from "react";
import { css, useThemeUI } from "theme-ui";
import { useSite } from "../components/useSite";
import { fillPlaceholders } from "../shared/tokens";
import { variant } from "../theme/variant";
import { CommonGround } from "./CommonGround";
import { columnsStyle, sheetStyle } from "./columns";
import { DebateArgument, type HeadingTag, nameOf } from "./DebateArgument";
import { acrossFrom, arrowsBetween, rowOf } from "./geometry";
import { SideMark, SideName } from "./Side";
import { FlowArrow, PathEnd, PathPart } from "./strokes";
import type { DebateProps } from "./walk";
import { changeInWords, positionInWords } from "./words";

interface DebateColumnsProps extends DebateProps {
  Heading: HeadingTag;
  /** The reader's positions; without them, the path is that of one sample reader. */
  positions?: readonly number[];
  /** The number of the argument that is read now; 0 at the end. */
  reading?: number;
  /** The ids of what stands once in the sheet, and describes other parts of it to screen readers. */
  ids?: { progress: string; start: string };
  /** The controls of the reader's column. */
  children?: ReactNode;
}

const Heads = memo(({ you }: { you: string }) =>
  (
    [
      ["start", <SideName key="for" side="for" />],
      ["center", you],
      ["end", <SideName key="against" side="against" sx={{ flexDirection: "row-reverse" }} />],
    ] as const
  ).map(([textAlign, name], index) => (
    <li
      key={textAlign}
      aria-hidden
      data-drawn="heads"
      style={{ gridArea: `1 / ${index + 1}` }}
      sx={{ ...variant("text.label"), pb: 2, lineHeight: "title", textAlign }}
    >
      {name}
    </li>
  )),
);

/**
 * A debate as competitive debaters note it: a column for each side, arrows from claims to answers, a ring around what both accept.
 * Between the sides is the reader's column, with the path of their opinion.
 */
export function DebateColumns(props: DebateColumnsProps) {
  const { debate, Heading, positions: own = [], reading, ids, children } = props;
  const { arguments: points, commonGround, scaleStart, scaleNow, words } = debate;
  const { messages } = useSite();
  const { theme } = useThemeUI();
  const total = points.length;
  // These stay the same from step to step, so that only the entries that change render.
  const arrows = useMemo(() => arrowsBetween(points), [points]);
  const style = useMemo(() => css(columnsStyle(points))(theme), [points, theme]);
  const referenceTo = useCallback(
    (how: "answers" | "joins", slugs: readonly string[]) =>
      fillPlaceholders(messages[how], {
        points: points
          .flatMap((point, index) => (slugs.includes(point.slug) ? nameOf(index + 1, point) : []))
          .join(", "),
      }),
    [points, messages],
  );
  // Before the reader moves, a page without scripts shows the sample's path.
  const sample = reading !== 0 && own.every((position) => position === 0);
  // Nobody went through a list of studies.
  const hasReader = reading !== undefined || scaleStart !== scaleNow;
  const last = sample ? scaleNow : (own[total] ?? 0);
  const turn = reading ?? 0;
  const now = points[turn - 1];
  const across = acrossFrom(points, turn);
  const above = points[across - 1];

  return (
    <>
      <div
        data-state={reading === undefined ? "list" : reading ? "reading" : "ended"}
        data-sample={sample}
        style={{ "--turns": total } as CSSProperties}
        sx={sheetStyle}
      >
        <ol css={style}>
          <Heads you={hasReader ? (sample ? words.reader : words.you) : ""} />
          {points.map((argument, index) => {
            const number = index + 1;
            const change = (own[number] ?? 0) - (own[index] ?? 0);
            return (
              <DebateArgument
                key={argument.slug}
                argument={argument}
                number={number}
                Heading={Heading}
                reference={argument.answers && referenceTo("answers", argument.answers)}
                moved={change && !reading ? changeInWords(change, words) : undefined}
                place={number === reading ? "read" : number === across ? "across" : undefined}
                describedBy={number === reading ? ids?.progress : undefined}
              />
            );
          })}
          {own.slice(1, 1 + (turn || total)).map((position, index) => (
            <PathPart
              key={points[index]?.slug}
              drawn="turn"
              from={own[index] ?? position}
              to={position}
              turn={index + 1}
              end={index + 2}
              side={points[index]?.side}
            />
          ))}
          {now && turn < total && (
            <PathPart
              drawn="ahead"
              from={own[turn] ?? 0}
              to={own[turn] ?? 0}
              turn={turn + 1}
              end={total + 1}
            />
          )}
          {sample && hasReader && (
            <PathPart drawn="sample" from={scaleStart} to={scaleNow} turn={1} end={total + 1} />
          )}
          {hasReader && (
            <PathEnd position={last} turn={total}>
              {positionInWords(last, words)}
            </PathEnd>
          )}
          {arrows.map(({ to, from, by }) => {
            const rows = `${rowOf(from)} / ${rowOf(by)}`;
            return <FlowArrow key={rows} to={to} rows={rows} />;
          })}
          {above && now?.answers?.includes(above.slug) && (
            <FlowArrow key={now.slug} to={now.side} />
          )}
          {now && (
            <li
              key={`above ${now.slug}`}
              // The argument that it repeats is in the list.
              aria-hidden={above ? true : undefined}
              data-drawn={above ? "above" : "start"}
              sx={{ gridRow: "1 / -1", ...variant("text.small"), lineHeight: "title" }}
            >
              {above ? (
                <p>
                  <SideMark side={above.side} sx={{ mr: 2 }} />
                  <span>{`${nameOf(across, above)}: ${above.claim}`}</span>
                </p>
              ) : (
                <p id={ids?.start} sx={{ maxWidth: "18em" }}>
                  {words.start}
                </p>
              )}
            </li>
          )}
        </ol>
        {children}
      </div>
      <CommonGround points={commonGround} Heading={Heading} referenceTo={referenceTo} />
    </>
  );
}
