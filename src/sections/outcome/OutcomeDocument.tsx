import { graphql } from "gatsby";
import { Paperclip } from "lucide-react";
import { PrintButton } from "../../components/PrintButton";
import { useSite } from "../../components/useSite";
import { SideSign } from "../../debate/Side";
import { Ring } from "../../debate/strokes";
import { fillPlaceholders } from "../../shared/tokens";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";
import { forms } from "./forms";

export const fragment = graphql`
  fragment OutcomeDocument on OutcomeSection {
    anchor label title lead
    debate {
      question
      arguments { slug side claim answers }
      commonGround { claim }
      outcome {
        form title note
        facts { title text }
        groups { title unit entries { point text by count source note } }
        signatures { title text }
      }
    }
  }
`;

type Debate = Queries.OutcomeDocumentFragment["debate"];
type Group = NonNullable<Debate["outcome"]>["groups"][number];

interface LineProps {
  entry: Group["entries"][number];
  debate: Debate;
  unit: Group["unit"];
  /** The numbers of all lines, by point. */
  numberOf: (point?: string | null) => number;
}

function Line({ entry, debate, unit, numberOf }: LineProps) {
  const { messages } = useSite();
  const { point, text, by, count, source, note } = entry;
  const argument = debate.arguments.find(({ slug }) => slug === point);
  const common = debate.commonGround[Number(point?.replace("common-", "")) - 1];
  const side = argument?.side ?? "common";
  const claim = (argument ?? common)?.claim;
  const answered = (argument?.answers ?? []).map(numberOf).filter((number) => number > 0);
  return (
    <>
      {by && (
        <p className="by">
          {by}
          {debate.outcome?.form === "transcript" && answered.length > 0 && (
            <span> {fillPlaceholders(messages.answers, { points: answered.join(", ") })}</span>
          )}
        </p>
      )}
      {claim && (
        <p className="claim" sx={{ color: side }}>
          <SideSign side={side} sx={{ mr: 2 }} />
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

/** The document that a debate ends in: a head, then its lines in groups. */
export function OutcomeDocument({ section }: { section: Queries.OutcomeDocumentFragment }) {
  const { messages } = useSite();
  const { outcome, question } = section.debate;
  if (!outcome) return null;
  const { form, title, facts, groups, signatures, note } = outcome;
  const numbered = form === "report" || form === "transcript";
  const lines = groups.flatMap(({ entries }) => entries);
  const titleId = `${section.anchor}-outcome`;
  return (
    <SectionFrame heading={section} layout="stacked">
      <article aria-labelledby={titleId} data-printable="" sx={forms[form]}>
        <header>
          <div>
            <p sx={{ ...variant("text.label"), color: "var(--ink)" }}>{title}</p>
            <h3 id={titleId}>{question}</h3>
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
        <div className="groups">
          {groups.map(({ title: heading, unit, entries }, index) => (
            <div key={heading}>
              <h4>{heading}</h4>
              <ol>
                {entries.map((entry) => (
                  <li key={entry.point ?? entry.text}>
                    {numbered && <p className="number">{lines.indexOf(entry) + 1}</p>}
                    <Line
                      entry={entry}
                      debate={section.debate}
                      unit={unit}
                      numberOf={(point) => lines.findIndex((line) => line.point === point) + 1}
                    />
                  </li>
                ))}
              </ol>
              {form === "position" && index === 0 && <Ring sx={{ color: "common" }} />}
            </div>
          ))}
        </div>
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
