import { memo, useDeferredValue, useMemo } from "react";
import { FlowMap } from "../../components/flowSheet/FlowMap";
import { FlowSheet } from "../../components/flowSheet/FlowSheet";
import { useSite } from "../../components/useSite";
import { fillPlaceholders } from "../../fields/tokens";
import { type DebateProps, positionsOf, useWalk } from "./walk";
import { changeInWords, positionInWords, resultInWords, sampleInWords } from "./words";

interface DebateMapProps extends DebateProps {
  /** The visitor's positions; without them, the map has the path of one sample reader. */
  positions?: readonly number[];
  reading?: number;
  Heading?: "h3" | "h4";
}

/** A debate with the path of a reader. With `reading`, pages with scripts show only that argument. */
export const DebateMap = memo((props: DebateMapProps) => {
  const { debate, words, positions, reading, Heading } = props;
  const whole = reading !== undefined;
  const points = useMemo(
    () => [
      ...debate.arguments.map((argument) => (whole ? argument : { ...argument, text: null })),
      ...debate.commonGround.map(({ claim, text, joins }) => ({
        slug: claim,
        side: "common" as const,
        claim,
        text,
        answers: joins,
      })),
    ],
    [debate, whole],
  );
  const path = useMemo(
    () => positions ?? [debate.scaleStart - 50, debate.scaleNow - 50],
    [debate, positions],
  );
  const inWords = useMemo(() => {
    const standing = (written: string, position = 0) =>
      fillPlaceholders(written, { position: positionInWords(position, words) });
    return {
      before: standing(words.before, path[0]),
      now: standing(words.now, path[path.length - 1]),
      change: (change: number) => changeInWords(change, words),
    };
  }, [path, words]);
  return (
    <FlowMap
      points={points}
      Heading={Heading}
      positions={path}
      inWords={inWords}
      reading={reading}
    />
  );
});

/** The map of a debate that the visitor reads elsewhere on the page; before they move, it shows a sample reader's path. */
export function FollowingMap({ debate, words }: DebateProps) {
  const { messages } = useSite();
  // The step that the visitor sees is painted first.
  const walk = useDeferredValue(useWalk(debate)[0]);
  const total = debate.arguments.length;
  const own = walk.step > total || Object.keys(walk.moves).length > 0;
  const positions = useMemo(
    () => (own ? positionsOf(walk.moves, total) : undefined),
    [own, walk.moves, total],
  );
  return (
    <FlowSheet
      Title="p"
      title={
        positions ? resultInWords(positions, words) : sampleInWords(debate, messages.standMoved)
      }
    >
      <DebateMap debate={debate} words={words} positions={positions} Heading="h3" />
    </FlowSheet>
  );
}
