import { type CSSProperties, type ReactElement, type ReactNode, useId } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { SmartLink } from "../../components/SmartLink";
import { useScrolls } from "../../components/useScrolls";
import { rowOf } from "../../debate/geometry";
import { type DebateInSmall, SamplePath, sideOfDraft } from "../../debate/inSmall";
import { SideMark, SideName } from "../../debate/Side";
import { scaleGradient } from "../../debate/strokes";
import { langOf } from "../../shared/langOf";
import { fillPlaceholders } from "../../shared/tokens";
import { edgeToEdge, ruledPaper, screenOnly, sheetColumns } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import type { LinksProps } from "./Links";

const buttons: ThemeUIStyleObject = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))",
  gap: 3,
  "& a": { width: "100%" },
  ...screenOnly,
};

/** A row that scrolls sideways where it doesn't fit, from edge to edge of the window. */
const scroller: ThemeUIStyleObject = {
  mx: [-4, -5, 0],
  px: [4, 5, 0],
  scrollPaddingInline: ["16px", "24px"],
  overflowX: ["auto", null, "visible"],
  scrollSnapType: ["x mandatory", null, "none"],
  "@media print": { overflow: "visible" },
};

const row: ThemeUIStyleObject = {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "15rem",
  gridTemplateColumns: ["none", null, sheetColumns],
  columnGap: 4,
  width: ["max-content", null, "auto"],
  "& > li": { scrollSnapAlign: "start", pt: 3 },
  "& > li:nth-of-type(2)": { px: [0, null, 4], borderInline: ["none", null, "rule"] },
};

const screen: ThemeUIStyleObject = {
  position: "relative",
  width: "100%",
  maxWidth: ["none", null, "15.4rem"],
  height: "19.4rem",
  mx: "auto",
  pt: "1.6rem",
  px: "1.15rem",
  overflow: "hidden",
  border: "1.5px solid",
  borderColor: "outline",
  borderBottom: 0,
  borderRadius: "30px 30px 0 0",
  bg: "background",
  fontSize: "0.9375rem",
  lineHeight: 1.42,
  "@media screen and (min-width: 1500px)": { maxWidth: "17.6rem", height: "22.4rem" },
  // The loudspeaker.
  "&::before": {
    content: "''",
    position: "absolute",
    top: "11px",
    left: "calc(50% - 22px)",
    width: "44px",
    borderTop: "3px solid",
    borderColor: "outline",
  },
};

const line = "1.85rem";

const writing: ThemeUIStyleObject = {
  mt: 1,
  minHeight: `calc(6 * ${line})`,
  backgroundImage: ruledPaper(line, "rule"),
  fontSize: "body",
  lineHeight: line,
  // Where the next word goes.
  "&::after": {
    content: "''",
    display: "inline-block",
    width: "2px",
    height: "1.2em",
    ml: "2px",
    mb: "-0.2em",
    bg: "text",
  },
};

/** The reader's column of the debate. */
const path: ThemeUIStyleObject = {
  "--inset": "1.4rem",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "0.75rem repeat(var(--turns), calc(9rem / var(--turns)))",
  mt: 3,
  "& > li": { gridColumn: 1 },
};

const scale: ThemeUIStyleObject = {
  height: "7px",
  mx: "var(--inset)",
  mt: "-3.5px",
  borderRadius: "4px",
  backgroundImage: scaleGradient,
  "@media (forced-colors: active)": { border: "1px solid" },
};

interface PhoneProps {
  title: string;
  titleLang: string | undefined;
  number: number;
  /** What stands at the top of the screen. */
  top: ReactNode;
  children: ReactNode;
}

const Phone = ({ title, titleLang, number, top, children }: PhoneProps) => (
  <li>
    <h3
      lang={titleLang}
      sx={{ ...variant("text.title"), mb: 3, textAlign: ["start", null, "center"] }}
    >
      <span sx={{ mr: 1, color: "outline" }}>{`${number} `}</span>
      {title}
    </h3>
    <div sx={screen}>
      <div
        sx={{
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          columnGap: 2,
          mb: 2,
          py: 2,
          borderBottom: "rule",
          lineHeight: "title",
        }}
      >
        {top}
      </div>
      {children}
    </div>
  </li>
);

interface PhonesProps {
  phones: NonNullable<LinksProps["section"]["phones"]>;
  debate: DebateInSmall;
}

const muted = { ...variant("text.small"), lineHeight: 1.4 };

interface AnsweredProps {
  debate: DebateInSmall;
  number: number;
}

/** An argument, above the one that answers it. */
function Answered({ debate, number }: AnsweredProps): ReactElement | null {
  const answered = debate.arguments[number - 1];
  return answered ? (
    <p lang={langOf(answered)} sx={muted}>
      <SideMark side={answered.side} sx={{ mr: 2 }} />
      {`${number}: ${answered.claim}`}
    </p>
  ) : null;
}

/** A debate on three phones: its last argument, the path of a reader, and a draft. */
function Phones({ phones, debate }: PhonesProps): ReactElement | null {
  const captionId = useId();
  const [scrolled, scrolls] = useScrolls<HTMLDivElement>();
  const { arguments: all, draft, words } = debate;
  const last = all.at(-1);
  if (!last || !draft) return null;
  const total = all.length;
  const titleLang = langOf(phones);
  const wordsLang = langOf(words);
  return (
    <figure data-slot="flush" sx={edgeToEdge("sheet", { borderTop: "rule" })}>
      <figcaption id={captionId} lang={langOf(debate)} sx={{ ...muted, pt: 3, pb: 2 }}>
        {`${debate.question} ${debate.note}`}
      </figcaption>
      <div
        ref={scrolled}
        {...(scrolls && { tabIndex: 0, role: "group", "aria-labelledby": captionId })}
        sx={scroller}
      >
        <ol sx={row}>
          <Phone
            number={1}
            title={phones.read}
            titleLang={titleLang}
            top={
              <>
                <SideName side={last.side} />
                <span lang={wordsLang} sx={{ color: "muted" }}>
                  {fillPlaceholders(words.progress, { number: total, total })}
                </span>
              </>
            }
          >
            <Answered debate={debate} number={total - 1} />
            <div lang={langOf(last)}>
              <p sx={{ ...variant("text.title"), color: last.side, my: 2 }}>{last.claim}</p>
              <p>{last.text}</p>
            </div>
          </Phone>
          <Phone
            number={2}
            title={phones.move}
            titleLang={titleLang}
            top={
              <strong lang={wordsLang} sx={{ fontWeight: "strong" }}>
                {words.scale}
              </strong>
            }
          >
            <ol aria-hidden style={{ "--turns": total } as CSSProperties} sx={path}>
              <li style={{ gridRow: rowOf(total + 1) }} sx={scale} />
              <SamplePath debate={debate} />
            </ol>
          </Phone>
          <Phone
            number={3}
            title={phones.write}
            titleLang={titleLang}
            top={
              <>
                <SideName side={sideOfDraft(debate)} />
                <span lang={wordsLang} sx={{ color: "muted" }}>
                  {words.draft}
                </span>
              </>
            }
          >
            <Answered debate={debate} number={total} />
            <p lang={langOf(draft)} sx={writing}>
              {draft.text}
            </p>
          </Phone>
        </ol>
      </div>
    </figure>
  );
}

/** Links as buttons, and a debate on three phones below them. */
export default function PhoneScreens({ section }: LinksProps): ReactElement {
  const { links, phones } = section;
  return (
    <Section
      heading={section}
      below={
        <ul sx={buttons}>
          {links.map((link) => (
            <li key={link.label}>
              <SmartLink
                to={link.to}
                label={link.label}
                lang={link.lang}
                sx={variant("buttons.secondary")}
              />
              <p lang={langOf(link)} sx={{ ...variant("text.small"), mt: 1 }}>
                {link.text}
              </p>
            </li>
          ))}
        </ul>
      }
    >
      {phones && <Phones phones={phones} debate={phones.debate} />}
    </Section>
  );
}
