import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { langOf } from "../shared/langOf";
import { PathEnd, PathPart, Turns } from "./strokes";
import { positionInWords } from "./words";

/* A debate in small: a few arguments, the path of a sample reader, and a draft. */

export const fragment = graphql`
  fragment DebateInSmall on Debate {
    question note lang
    arguments { slug side claim text note lang answers }
    scaleStart positions
    draft { text marked lang notes { title text lang } }
    words { progress draft scale undecided onePoint points positionFor positionAgainst lang }
  }
`;

export type DebateInSmall = Queries.DebateInSmallFragment;

/** The side whose turn it is after the last argument. */
export const sideOfDraft = ({ arguments: all }: DebateInSmall): Queries.ArgumentSide =>
  all.at(-1)?.side === "for" ? "against" : "for";

interface SamplePathProps {
  debate: DebateInSmall;
  /** Whether the path goes on, past the draft, which nobody has read. */
  ahead?: boolean;
}

/** The entries of a list that draw the path of the sample reader: a row for each argument, and the ring at the end. */
export function SamplePath({ debate, ahead }: SamplePathProps): ReactElement {
  const { arguments: all, scaleStart, positions, words } = debate;
  const moves = positions ?? [];
  const last = moves.at(-1) ?? scaleStart;
  const turns = moves.length + (ahead ? 1 : 0);
  return (
    <>
      <Turns points={all} positions={[scaleStart, ...moves]} />
      {ahead && <PathPart drawn="ahead" from={last} to={last} turn={turns} end={turns + 1} />}
      <PathEnd position={last} turn={turns} lang={langOf(words)}>
        {positionInWords(last, words)}
      </PathEnd>
    </>
  );
}
