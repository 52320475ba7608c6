import { type CSSProperties, memo, useId } from "react";
import { useSite } from "../components/useSite";
import { langOf } from "../shared/langOf";
import { variant } from "../theme/variant";
import { ArgumentSource } from "./deferredSource";
import { rowOf } from "./geometry";
import { SideMark, sideTexts } from "./Side";
import { StudyResults } from "./StudyResults";
import type { Debate } from "./walk";

export type HeadingTag = "h3" | "h4" | "p";
type Argument = Debate["arguments"][number];

interface DebateArgumentProps {
  argument: Argument;
  number: number;
  Heading: HeadingTag;
  reference: string | null | undefined;
  /** How it moved the reader. */
  moved: string | undefined;
  movedLang: string | undefined;
  /** Whether the visitor reads it now, or it stands across from the one that is read. */
  placement: "read" | "across" | undefined;
  /** The id of how far the reader is, which screen readers say when the focus moves here. */
  describedBy: string | undefined;
}

/** What an argument is called: its number, and what it is about. */
export const argumentName = (number: number, { label }: Pick<Argument, "label">): string =>
  label ? `${number}\u00A0${label}` : `${number}`;

const small = { ...variant("text.small"), mt: 1 };

/** An argument of a debate: its side, claim and reasons. */
export const DebateArgument = memo((props: DebateArgumentProps) => {
  const { argument, number, Heading, reference, moved, placement, describedBy } = props;
  const { side, claim, text, note, source } = argument;
  const { messages, langOfText } = useSite();
  const name = sideTexts[side];
  const id = useId();
  return (
    <li
      data-side={side}
      lang={langOf(argument)}
      data-place={placement}
      aria-hidden={placement === "across" || undefined}
      style={{ "--row": rowOf(number) } as CSSProperties}
      sx={{ pb: 3, lineHeight: "title" }}
    >
      <Heading
        id={source ? id : undefined}
        tabIndex={placement === "read" ? -1 : undefined}
        aria-describedby={describedBy}
        sx={{ fontSize: "inherit", fontWeight: "strong" }}
      >
        <span data-part="name" sx={{ display: "block", fontSize: "small", color: "muted" }}>
          <span data-part="mark">
            <SideMark side={side} sx={{ mr: 2 }} />
          </span>
          <span
            data-part="side"
            lang={langOfText(name, argument)}
            sx={{ mr: 1, color: side }}
          >{`${messages[name]} `}</span>
          <span>{`${argumentName(number, argument)} `}</span>
          {moved && <span lang={props.movedLang} sx={variant("text.hidden")}>{`${moved} `}</span>}
        </span>
        <span data-part="claim" sx={{ display: "block", color: side, textWrap: "balance" }}>
          {claim}
        </span>
      </Heading>
      {source && <StudyResults {...source} />}
      {text && (
        <p data-part="text" sx={{ mt: 1, lineHeight: "body", maxWidth: "38em" }}>
          {text}
        </p>
      )}
      {reference && (
        <p data-part="answers" lang={langOfText("answers", argument)} sx={small}>
          {reference}
        </p>
      )}
      {note && <p sx={small}>{note}</p>}
      {source && <ArgumentSource source={source} labelledBy={id} />}
    </li>
  );
});
