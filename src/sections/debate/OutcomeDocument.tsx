import { graphql } from "gatsby";
import Paperclip from "lucide-react/icons/paperclip";
import type { ReactElement } from "react";
import { PrintButton } from "../../components/PrintButton";
import { Unbroken } from "../../components/Unbroken";
import { useSite } from "../../components/useSite";
import { argumentName } from "../../debate/DebateArgument";
import { SideMark, sideTexts } from "../../debate/Side";
import { Ring } from "../../debate/strokes";
import { langOf, type Part } from "../../shared/langOf";
import { fillPlaceholders } from "../../shared/tokens";
import { variant } from "../../theme/variant";
import { outcomeVariants, type PartsStyle, type Placement } from "./outcomeVariants";

export const fragment = graphql`
  fragment OutcomeParts on Outcome {
    variant title lang
    facts { title text lang }
    groups {
      title unit lang
      entries {
        number answers text by count source note lang
        argument { side label claim lang }
        common { claim lang }
      }
    }
  }
`;

type Group = Queries.OutcomePartsFragment["groups"][number];

interface LineProps {
  entry: Group["entries"][number];
  group: Group;
  isWhole: boolean;
  style: PartsStyle;
  placement: Placement;
}

/** A line of a group. An argument has the number that it has in the debate. */
function Line({ entry, group, isWhole, style, placement }: LineProps) {
  const { messages, langOfText } = useSite();
  const lang = langOf(entry);
  const { number, argument, common, answers, text, by, count, source, note } = entry;
  const side = argument?.side ?? "common";
  const point = argument ?? common;
  return (
    <>
      {by && (
        <p lang={lang} sx={style.by}>
          {by}
          {answers && (
            <span
              lang={langOfText("answers", entry)}
            >{` ${fillPlaceholders(messages.answers, { points: answers.join(", ") })}`}</span>
          )}
        </p>
      )}
      {point && (
        <p lang={langOf(point)} sx={{ ...style.claim(placement), color: side }}>
          <SideMark side={side} sx={{ mr: 2 }} />
          {isWhole && (
            <span lang={langOfText(sideTexts[side], point)} sx={variant("text.hidden")}>
              {`${messages[sideTexts[side]]}: `}
            </span>
          )}
          {isWhole && argument && (
            <span sx={{ color: "muted" }}>{`${argumentName(number, argument)}: `}</span>
          )}
          {point.claim}
        </p>
      )}
      {text && (
        <p lang={lang} sx={point ? style.result : style.text}>
          {text}
        </p>
      )}
      {count && (
        <p lang={langOf(group)} sx={style.count}>
          <b>{count}</b> {group.unit}
        </p>
      )}
      {source && (
        <p lang={lang} sx={style.source}>
          <Paperclip aria-hidden size={14} />
          <span lang={langOfText("attached", entry)} sx={variant("text.hidden")}>
            {messages.attached}:
          </span>{" "}
          {source}
        </p>
      )}
      {note && (
        <p lang={lang} sx={style.note}>
          {note}
        </p>
      )}
    </>
  );
}

/** The debate that a document comes from. */
type Source = { question: string } & Part;

interface DocumentPartsProps {
  debate: Source;
  outcome: Queries.OutcomePartsFragment;
  style: PartsStyle;
  /** The id of the question as a heading. Only the top of a document has none: its lines, which are cut off, are not read. */
  titleId?: string;
}

/** The head and the groups of an outcome document. */
export function DocumentParts({
  debate,
  outcome,
  style,
  titleId,
}: DocumentPartsProps): ReactElement {
  const { title, facts, groups } = outcome;
  const isWhole = titleId !== undefined;
  const Question = isWhole ? "h3" : "p";
  return (
    <>
      <header sx={style.header}>
        <div sx={style.headerText}>
          <p lang={langOf(outcome)} sx={variant("text.inkLabel")}>
            {title}
          </p>
          <Question id={titleId} lang={langOf(debate)} sx={variant("text.title")}>
            <Unbroken text={debate.question} />
          </Question>
        </div>
        {facts.length > 0 && (
          <dl sx={style.facts}>
            {facts.map((fact) => (
              <div key={fact.title} lang={langOf(fact)} sx={style.fact}>
                <dt sx={style.term}>{fact.title}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      <div aria-hidden={!isWhole || undefined} sx={style.groups}>
        {groups.map((group, index) => {
          const inFirstGroup = index === 0;
          // The top of a document has no last group.
          const inLastGroup = isWhole && index === groups.length - 1;
          const placementOf = (line: number) => ({
            inFirstGroup,
            inLastGroup,
            isFirstLine: line === 0,
          });
          return (
            <div key={group.title} sx={style.group?.(placementOf(0))}>
              <h4 lang={langOf(group)} sx={style.heading}>
                {group.title}
              </h4>
              <ol sx={style.lines}>
                {group.entries.map((entry, line) => (
                  <li
                    key={(entry.argument ?? entry.common)?.claim ?? entry.text}
                    sx={style.line?.(placementOf(line))}
                  >
                    <Line
                      entry={entry}
                      group={group}
                      isWhole={isWhole}
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
  debate: Source;
  outcome: Outcome;
  /** The id of the question as a heading. */
  titleId: string;
}

/** The document that a debate ends in, whole, with a button that prints it alone. */
export function OutcomeDocument({ debate, outcome, titleId }: OutcomeDocumentProps): ReactElement {
  const { messages, langOfText } = useSite();
  const { signatures, note } = outcome;
  const style = outcomeVariants[outcome.variant];
  return (
    <article aria-labelledby={titleId} data-printable="" sx={style.document}>
      <DocumentParts debate={debate} outcome={outcome} style={style} titleId={titleId} />
      {signatures && (
        <ul sx={style.signatures}>
          {signatures.map(({ title: name, text, lang }) => (
            <li key={name} lang={langOf({ lang })}>
              <p sx={style.signature}>{name}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <footer sx={style.footer}>
        <p lang={langOf(outcome)}>{note}</p>
        <PrintButton
          label={messages.print}
          lang={langOfText("print")}
          aria-describedby={titleId}
          sx={{ ...variant("buttons.text"), py: 1 }}
        />
      </footer>
    </article>
  );
}
