import { graphql } from "gatsby";
import { Paperclip } from "lucide-react";
import { PrintButton } from "../../components/PrintButton";
import { useSite } from "../../components/useSite";
import { nameOf } from "../../debate/DebateArgument";
import { SideMark, useSideNames } from "../../debate/Side";
import { Ring } from "../../debate/strokes";
import { fillPlaceholders } from "../../shared/tokens";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";
import { forms } from "./forms";

export const fragment = graphql`
  fragment DocumentParts on Debate {
    question
    arguments { slug label side claim answers }
    commonGround { claim }
    outcome {
      form title
      facts { title text }
      groups { title unit entries { point text by count source note } }
    }
  }
  fragment OutcomeDocument on OutcomeSection {
    anchor label title lead
    debate { ...DocumentParts outcome { note signatures { title text } } }
  }
`;

type Debate = Queries.DocumentPartsFragment;
type Group = NonNullable<Debate["outcome"]>["groups"][number];

interface LineProps {
  entry: Group["entries"][number];
  debate: Debate;
  unit: Group["unit"];
}

/** A line of a group. An argument has the number that it has in the debate. */
function Line({ entry, debate, unit }: LineProps) {
  const { messages } = useSite();
  const names = useSideNames();
  const { point, text, by, count, source, note } = entry;
  const numberOf = (slug: string | null) =>
    debate.arguments.findIndex((argument) => argument.slug === slug) + 1;
  const argument = debate.arguments[numberOf(point) - 1];
  const common = debate.commonGround[Number(point?.replace("common-", "")) - 1];
  const side = argument?.side ?? "common";
  const claim = (argument ?? common)?.claim;
  const answers = debate.outcome?.form === "transcript" && argument?.answers;
  return (
    <>
      {by && (
        <p className="by">
          {by}
          {answers && (
            <span>
              {` ${fillPlaceholders(messages.answers, { points: answers.map(numberOf).join(", ") })}`}
            </span>
          )}
        </p>
      )}
      {claim && (
        <p className="claim" sx={{ color: side }}>
          <SideMark side={side} sx={{ mr: 2 }} />
          <span sx={variant("text.hidden")}>{names[side]}: </span>
          {argument && (
            <span sx={{ color: "muted" }}>{`${nameOf(numberOf(point), argument)} `}</span>
          )}
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
          <span sx={variant("text.hidden")}>{messages.attached}:</span> {source}
        </p>
      )}
      {note && <p className="note">{note}</p>}
    </>
  );
}

interface DocumentPartsProps {
  debate: Debate;
  /** The id of the question as a heading; without one, only the top of the document is there, and its lines are not read. */
  titleId?: string;
}

/** The head of a document, and its groups of lines. */
export function DocumentParts({ debate, titleId }: DocumentPartsProps) {
  const { question, outcome } = debate;
  if (!outcome) return null;
  const { form, title, facts, groups } = outcome;
  const Question = titleId ? "h3" : "p";
  const shown = titleId ? groups : groups.slice(0, form === "report" || form === "record" ? 2 : 1);
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
        {shown.map(({ title: heading, unit, entries }, index) => (
          <div key={heading}>
            <h4>{heading}</h4>
            <ol>
              {entries.map((entry) => (
                <li key={entry.point ?? entry.text}>
                  <Line entry={entry} debate={debate} unit={unit} />
                </li>
              ))}
            </ol>
            {form === "position" && index === 0 && <Ring sx={{ color: "common" }} />}
          </div>
        ))}
      </div>
    </>
  );
}

/** The document that a debate ends in. */
export function OutcomeDocument({ section }: { section: Queries.OutcomeDocumentFragment }) {
  const { messages } = useSite();
  const { outcome } = section.debate;
  if (!outcome) return null;
  const { form, signatures, note } = outcome;
  const titleId = `${section.anchor}-outcome`;
  return (
    <SectionFrame heading={section} layout="stacked">
      <article aria-labelledby={titleId} data-printable="" sx={forms[form]}>
        <DocumentParts debate={section.debate} titleId={titleId} />
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
    </SectionFrame>
  );
}
