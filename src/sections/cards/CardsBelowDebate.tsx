import type { CSSProperties, ReactElement, ReactNode } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { useDrawing } from "../../components/useDrawing";
import { useSite } from "../../components/useSite";
import { arrowsBetween, columnOf, rowOf } from "../../debate/geometry";
import { type DebateInSmall, SamplePath, sideOfDraft } from "../../debate/inSmall";
import { drawn } from "../../debate/parts";
import { SideName } from "../../debate/Side";
import { FlowArrow } from "../../debate/strokes";
import { aroundFirst } from "../../shared/aroundFirst";
import { langInside, langOf } from "../../shared/langOf";
import { fillPlaceholders } from "../../shared/tokens";
import { wideScreens } from "../../theme/media";
import { edgeToEdge, inline, sheetColumns } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import type { CardsProps } from "./Cards";

type Card = CardsProps["section"]["cards"][number];

/** Draws itself downward or across. A part of a path that ends where the next begins looks like one stroke. */
const draws = (name: string, hidden: string, shown: string): ThemeUIStyleObject => ({
  [`@keyframes ${name}`]: { from: { clipPath: `inset(${hidden})` } },
  clipPath: `inset(${shown})`,
  animationName: name,
  animationFillMode: "backwards",
  animationTimingFunction: "linear",
});

const turns = drawn("turn");
const arrows = drawn("arrow");

/** The path first, and the arrows after it. */
const motion: ThemeUIStyleObject = {
  "@media screen and (prefers-reduced-motion: no-preference)": {
    [`&[data-motion=waiting] :is(${turns}, ${arrows})`]: { visibility: "hidden" },
    "&[data-motion=drawing]": {
      [`& ${turns}`]: {
        ...draws("path", "-12px -24px 100%", "-12px -24px"),
        animationDuration: "233ms",
        [`& ~ ${turns}`]: { animationDelay: "233ms" },
        [`& ~ ${turns} ~ ${turns}`]: { animationDelay: "466ms" },
      },
      [`& ${arrows}`]: {
        ...draws("arrow", "-12px 100% -12px -12px", "-12px"),
        animationDuration: "250ms",
        animationDelay: "700ms",
        [`& ~ ${arrows}`]: { animationDelay: "850ms" },
      },
    },
  },
};

/** On wide screens, all parts of the debate are in one grid, with a card below each column. */
const oneGrid: ThemeUIStyleObject = {
  "--inset": "1.75rem",
  display: "grid",
  gridTemplateColumns: sheetColumns,
  gridTemplateRows:
    "2rem repeat(var(--turns), minmax(3.4rem, auto)) minmax(4.5rem, auto) auto 1.5rem [words] auto",
  columnGap: 4,
  isolation: "isolate",
  "& > li, & > li > div, & > li > div > ol": { display: "contents" },
  "& > li > div::before": { content: "none" },
  "&::before, &::after": {
    content: "''",
    gridArea: "1 / 1 / words / -1",
    zIndex: -1,
    mx: "-100vw",
    bg: "sheet",
    borderBlock: "rule",
  },
  "&::after": {
    gridColumn: columnOf.you,
    mx: 0,
    bg: "transparent",
    border: 0,
    borderInline: "rule",
  },
  "& > li > header": { gridRow: "words", pt: 5, pb: 3 },
  "& > li:nth-of-type(2) > header": { px: 4 },
};

/** On narrow ones, each card has its part of the debate below it. */
const grid: ThemeUIStyleObject = {
  "--inset": "4rem",
  "& > li > header": { display: "grid", gap: 2, alignContent: "start", pt: 4, pb: 4 },
  "& > li > div": { ...edgeToEdge("sheet", { borderBlock: "rule" }), py: 4 },
  "& > li > div > ol": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) max(2.5rem, 25% - 5rem) minmax(0, 1fr)",
    gridTemplateRows: "0 repeat(var(--turns), minmax(4.9rem, auto)) auto",
  },
  "& > li:nth-of-type(2) > div > ol": {
    // So that the numbers of the arguments stay near the path.
    maxWidth: "14rem",
    mx: "auto",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "0.75rem repeat(var(--turns), 2.4rem) 1.5rem",
    "& > li": { gridColumn: [1, null, columnOf.you] },
  },
  [wideScreens]: oneGrid,
  ...motion,
};

const claim: ThemeUIStyleObject = { ...variant("text.title"), mt: 1 };
const head: ThemeUIStyleObject = {
  ...inline,
  columnGap: 2,
  fontSize: "small",
  lineHeight: "title",
  color: "muted",
};

interface PartProps {
  card: Card | undefined;
  children: ReactNode;
}

/** A card, and its part of the debate. */
const Part = ({ card, children }: PartProps) => (
  <li>
    <header lang={card && langOf(card)}>
      <h3 sx={variant("text.title")}>{card?.title}</h3>
      <p sx={variant("text.muted")}>{card?.text}</p>
    </header>
    <div>{children}</div>
  </li>
);

interface PartOfDebateProps {
  debate: DebateInSmall;
}

/** The arguments in the columns of their sides, with arrows from each claim to its answer. */
function Arguments({ debate }: PartOfDebateProps): ReactElement {
  const { messages, langOfText } = useSite();
  const { arguments: all } = debate;
  return (
    <>
      <ol>
        {all.map((argument, index) => {
          const { slug, side, claim: words, note, answers } = argument;
          const points = all.flatMap((one, at) => (answers?.includes(one.slug) ? [at + 1] : []));
          return (
            <li
              key={slug}
              lang={langOf(argument)}
              style={{ gridColumn: columnOf[side], gridRow: `${rowOf(index + 1)} / span 2` }}
              sx={{ pb: "1.25rem" }}
            >
              <p sx={head}>
                <SideName side={side} />
                {`${index + 1} `}
                {points.length > 0 && (
                  <span lang={langOfText("answers", argument)}>
                    {fillPlaceholders(messages.answers, { points: points.join(", ") })}
                  </span>
                )}
              </p>
              <p sx={{ ...claim, color: side }}>{words}</p>
              {note && (
                <p
                  sx={{
                    display: "inline-block",
                    mt: 2,
                    px: 2,
                    py: "3px",
                    border: "1px solid",
                    borderColor: "outline",
                    bg: "background",
                    fontSize: "small",
                    lineHeight: "title",
                  }}
                >
                  {note}
                </p>
              )}
            </li>
          );
        })}
        {arrowsBetween(all).map(({ to, from, by }) => {
          const rows = `${rowOf(from)} / ${rowOf(by)}`;
          return <FlowArrow key={rows} to={to} rows={rows} />;
        })}
      </ol>
      <p
        lang={langOf(debate)}
        style={{ gridRow: rowOf(all.length + 2) }}
        sx={{
          ...variant("text.small"),
          gridColumn: ["auto", null, columnOf.for],
          alignSelf: "end",
        }}
      >{`${debate.question} ${debate.note}`}</p>
    </>
  );
}

/** The draft with the words underlined that the notes below it are about. */
function Draft({ debate }: PartOfDebateProps): ReactElement | null {
  const { language } = useSite();
  const { arguments: all, draft, words } = debate;
  if (!draft) return null;
  const side = sideOfDraft(debate);
  const [before, after] = draft.marked ? aroundFirst(draft.text, draft.marked) : [draft.text];
  return (
    <div
      lang={langOf(draft)}
      style={{ gridColumn: columnOf[side], gridRow: `${rowOf(all.length + 1)} / span 2` }}
    >
      <p sx={head}>
        <SideName side={side} />
        {`${all.length + 1} `}
        <span lang={langInside(draft, words, language)}>{words.draft}</span>
      </p>
      <p sx={{ ...claim, color: side }}>
        {before}
        {draft.marked && (
          <mark
            sx={{
              textDecoration: "underline",
              textDecorationColor: "accent",
              textDecorationThickness: "2px",
              textUnderlineOffset: "0.16em",
            }}
          >
            {draft.marked}
          </mark>
        )}
        {after}
      </p>
      <ul
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))",
          gap: 3,
          mt: 3,
        }}
      >
        {draft.notes?.map((note) => (
          <li
            key={note.title}
            lang={langInside(draft, note, language)}
            sx={{
              ...variant("text.small"),
              pl: 3,
              borderLeft: "2px solid",
              borderColor: "accent",
              lineHeight: 1.4,
            }}
          >
            <p sx={{ color: "accent", fontWeight: "strong" }}>{note.title}</p>
            <p>{note.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Three cards, each below a column of a debate in small: its arguments, the path of a reader, a draft. */
export default function CardsBelowDebate({ section }: CardsProps): ReactElement | null {
  const { cards, debate } = section;
  const [drawing, state] = useDrawing<HTMLUListElement>(`${turns} ~ ${turns}`);
  if (!debate) return null;
  const [first, second, third] = cards;
  return (
    <Section heading={section}>
      <ul
        ref={drawing}
        data-motion={state}
        style={{ "--turns": debate.arguments.length } as CSSProperties}
        sx={grid}
      >
        <Part card={first}>
          <Arguments debate={debate} />
        </Part>
        <Part card={second}>
          <ol aria-hidden>
            <SamplePath debate={debate} ahead />
          </ol>
        </Part>
        <Part card={third}>
          <Draft debate={debate} />
        </Part>
      </ul>
    </Section>
  );
}
