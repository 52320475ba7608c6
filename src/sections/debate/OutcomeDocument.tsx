import { graphql } from "gatsby";
import Paperclip from "lucide-react/icons/paperclip";
import type { ReactElement } from "react";
import { PrintButton } from "../../components/PrintButton";
import { useSite } from "../../components/useSite";
import { nameOf } from "../../debate/DebateArgument";
import { SideMark, useSideNames } from "../../debate/Side";
import { Ring } from "../../debate/strokes";
import { fillPlaceholders } from "../../shared/tokens";
import { variant } from "../../theme/variant";
import { forms } from "./forms";

export const fragment = graphql`
  fragment OutcomeParts on Outcome {
    form title
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
}

/** A line of a group. An argument has the number that it has in the debate. */
function Line({ entry, unit, isRead }: LineProps) {
  const { messages } = useSite();
  const names = useSideNames();
  const { number, argument, common, answers, text, by, count, source, note } = entry;
  const side = argument?.side ?? "common";
  const claim = (argument ?? common)?.claim;
  return (
    <>
      {by && (
        <p className="by">
          {by}
          {answers && (
            <span>{` ${fillPlaceholders(messages.answers, { points: answers.join(", ") })}`}</span>
          )}
        </p>
      )}
      {claim && (
        <p className="claim" sx={{ color: side }}>
          <SideMark side={side} sx={{ mr: 2 }} />
          {isRead && <span sx={variant("text.hidden")}>{names[side]}: </span>}
          {argument && <span sx={{ color: "muted" }}>{`${nameOf(number, argument)} `}</span>}
          {claim}
        </p>
      )}
      {text && <p>{text}</p>}
      {count && (
        <p className="count">
          <b>{count}</b> {unit}
        </p>
      )}
      {source && (
        <p className="source">
          <Paperclip aria-hidden size={14} />
          {isRead && <span sx={variant("text.hidden")}>{messages.attached}:</span>} {source}
        </p>
      )}
      {note && <p className="note">{note}</p>}
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
  const { form, title, facts, groups } = outcome;
  const Question = titleId ? "h3" : "p";
  return (
    <>
      <header>
        <div>
          <p sx={variant("text.inkLabel")}>{title}</p>
          <Question id={titleId} sx={variant("text.title")}>
            {question}
          </Question>
        </div>
        <dl>
          {facts.map((fact) => (
            <div key={fact.title}>
              <dt>{fact.title}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div className="groups" aria-hidden={!titleId || undefined}>
        {groups.map(({ title: heading, unit, entries }, index) => (
          <div key={heading}>
            <h4>{heading}</h4>
            <ol>
              {entries.map((entry) => (
                <li key={(entry.argument ?? entry.common)?.claim ?? entry.text}>
                  <Line entry={entry} unit={unit} isRead={titleId !== undefined} />
                </li>
              ))}
            </ol>
            {form === "position" && index === 0 && <Ring />}
          </div>
        ))}
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
  const { form, signatures, note } = outcome;
  return (
    <article aria-labelledby={titleId} data-printable="" sx={forms[form]}>
      <DocumentParts question={question} outcome={outcome} titleId={titleId} />
      {signatures && (
        <ul>
          {signatures.map(({ title: name, text }) => (
            <li key={name}>
              <p className="name">{name}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <footer>
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
