import { graphql } from "gatsby";
import Paperclip from "lucide-react/icons/paperclip";
import type { ReactElement } from "react";
import { PrintButton } from "../../components/PrintButton";
import { useSite } from "../../components/useSite";
import { argumentName } from "../../debate/DebateArgument";
import { SideMark, useSideNames } from "../../debate/Side";
import { Ring } from "../../debate/strokes";
import { fillPlaceholders } from "../../shared/tokens";
import { variant } from "../../theme/variant";
import { type OutcomeStyle, outcomeVariants, type Placement } from "./outcomeVariants";

export const fragment = graphql`
  fragment OutcomeParts on Outcome {
    variant title
    facts { title text }
    groups {
      title unit
      entries {
        number answers text by count source note
        argument { side label claim }
        common { claim }
      }
    }
  }
`;

type Group = Queries.OutcomePartsFragment["groups"][number];

interface LineProps {
  entry: Group["entries"][number];
  unit: Group["unit"];
  isRead: boolean;
  style: OutcomeStyle;
  placement: Placement;
}

/** A line of a group. An argument has the number that it has in the debate. */
function Line({ entry, unit, isRead, style, placement }: LineProps) {
  const { messages } = useSite();
  const names = useSideNames();
  const { number, argument, common, answers, text, by, count, source, note } = entry;
  const side = argument?.side ?? "common";
  const claim = (argument ?? common)?.claim;
  return (
    <>
      {by && (
        <p sx={style.by}>
          {by}
          {answers && (
            <span>{` ${fillPlaceholders(messages.answers, { points: answers.join(", ") })}`}</span>
          )}
        </p>
      )}
      {claim && (
        <p sx={{ ...style.claim(placement), color: side }}>
          <SideMark side={side} sx={{ mr: 2 }} />
          {isRead && <span sx={variant("text.hidden")}>{names[side]}: </span>}
          {argument && <span sx={{ color: "muted" }}>{`${argumentName(number, argument)} `}</span>}
          {claim}
        </p>
      )}
      {text && <p sx={claim ? style.result : style.text}>{text}</p>}
      {count && (
        <p sx={style.count}>
          <b>{count}</b> {unit}
        </p>
      )}
      {source && (
        <p sx={style.source}>
          <Paperclip aria-hidden size={14} />
          {isRead && <span sx={variant("text.hidden")}>{messages.attached}:</span>} {source}
        </p>
      )}
      {note && <p sx={style.note}>{note}</p>}
    </>
  );
}

interface DocumentPartsProps {
  question: string;
  outcome: Queries.OutcomePartsFragment;
  /** The id of the question as a heading. Without one, lines are not read. */
  titleId?: string;
}

/** The head and the groups of an outcome document. */
export function DocumentParts({ question, outcome, titleId }: DocumentPartsProps): ReactElement {
  const { title, facts, groups } = outcome;
  const style = outcomeVariants[outcome.variant];
  const isRead = titleId !== undefined;
  const Question = isRead ? "h3" : "p";
  return (
    <>
      <header sx={style.header}>
        <div sx={style.headerText}>
          <p sx={variant("text.inkLabel")}>{title}</p>
          <Question id={titleId} sx={variant("text.title")}>
            {question}
          </Question>
        </div>
        <dl sx={style.facts}>
          {facts.map((fact) => (
            <div key={fact.title} sx={style.fact}>
              <dt sx={style.term}>{fact.title}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div aria-hidden={!isRead || undefined} sx={style.groups}>
        {groups.map(({ title: heading, unit, entries }, index) => {
          const inFirstGroup = index === 0;
          // The top of a document has no last group.
          const inLastGroup = isRead && index === groups.length - 1;
          const placementOf = (line: number) => ({
            inFirstGroup,
            inLastGroup,
            isFirstLine: line === 0,
          });
          return (
            <div key={heading} sx={style.group(placementOf(0))}>
              <h4 sx={style.heading}>{heading}</h4>
              <ol sx={style.lines}>
                {entries.map((entry, line) => (
                  <li
                    key={(entry.argument ?? entry.common)?.claim ?? entry.text}
                    sx={style.line(placementOf(line))}
                  >
                    <Line
                      entry={entry}
                      unit={unit}
                      isRead={isRead}
                      style={style}
                      placement={placementOf(line)}
                    />
                  </li>
                ))}
              </ol>
              {outcome.variant === "position" && inFirstGroup && <Ring />}
            </div>
          );
        })}
      </div>
    </>
  );
}

type Outcome = NonNullable<NonNullable<Queries.DebateSectionFragment["outcomeOf"]>["outcome"]>;

interface OutcomeDocumentProps {
  question: string;
  outcome: Outcome;
  /** The id of the question as a heading. */
  titleId: string;
}

/** The document that a debate ends in, whole, with a button that prints it alone. */
export function OutcomeDocument({
  question,
  outcome,
  titleId,
}: OutcomeDocumentProps): ReactElement {
  const { messages } = useSite();
  const { signatures, note } = outcome;
  const style = outcomeVariants[outcome.variant];
  return (
    <article aria-labelledby={titleId} data-printable="" sx={style.document}>
      <DocumentParts question={question} outcome={outcome} titleId={titleId} />
      {signatures && (
        <ul sx={style.signatures}>
          {signatures.map(({ title: name, text }) => (
            <li key={name}>
              <p sx={style.signature}>{name}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <footer sx={style.footer}>
        <p>{note}</p>
        <PrintButton
          label={messages.print}
          aria-describedby={titleId}
          sx={{ ...variant("buttons.text"), py: 1 }}
        />
      </footer>
    </article>
  );
}
