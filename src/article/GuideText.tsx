import { MDXProvider } from "@mdx-js/react";
import { useThemedStylesWithMdx } from "@theme-ui/mdx";
import { graphql } from "gatsby";
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
} from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { ImageFigure } from "../components/ImageFigure";
import { TextLink } from "../components/SmartLink";
import { useScrolls } from "../components/useScrolls";
import { useSite } from "../components/useSite";
import { DebateSheet, preloadDebate } from "../debate/deferred";
import { Checklist } from "../sections/checklists/Checklists";
import { columnSizes } from "../theme/media";
import { variant } from "../theme/variant";

export const fragment = graphql`
  fragment GuideText on Guide {
    slug
    body {
      parts {
        __typename
        ... on DebatePart { debate: slug { slug ...Debate } }
        ... on ImagePart { image: slug { slug ...ImageFigure } }
      }
    }
  }
`;

type Guide = Queries.GuideTextFragment;

/** Gives the components in a guide's text what they show, apart from their own fields. */
const Current = createContext<Guide | null>(null);

function useGuide(): Guide {
  const guide = useContext(Current);
  if (!guide) throw new Error("This component belongs in the text of a guide.");
  return guide;
}

interface PreloadedData {
  page: Pick<Guide, "body">;
}

/** Loads the bundles of a guide's debates before the page hydrates: React loses taps on parts that still load. */
export const preload = ({ page }: PreloadedData): Promise<unknown> =>
  Promise.all(
    page.body.parts.map((part) => part.__typename === "DebatePart" && preloadDebate(part.debate)),
  );

interface GuideLinkProps extends ComponentProps<"a"> {
  /** Its words without marks; `guideMarkup` adds them. */
  label?: string;
}

function GuideLink({ href = "", label, lang, className, children }: GuideLinkProps) {
  if (!label) throw new Error(`The link to ${href} has no words.`);
  return (
    <TextLink href={href} label={label} lang={lang} className={className}>
      {children}
    </TextLink>
  );
}

/** A table, which scrolls by itself where its longest words don't fit on a phone. */
function Table(table: ComponentProps<"table">) {
  const [scrolled, scrolls] = useScrolls<HTMLDivElement>();
  const name = table["aria-labelledby"];
  return (
    <div
      ref={scrolled}
      {...(scrolls && { tabIndex: 0, role: "group", "aria-labelledby": name })}
      sx={{ overflowX: "auto" }}
    >
      <table {...table} />
    </div>
  );
}

interface ChecklistProps {
  id: string;
  title: string;
  items: string[];
  lang?: string;
}

function TextChecklist({ id, title, items, lang }: ChecklistProps) {
  const { slug } = useGuide();
  return (
    <div id={id} sx={{ mt: 6, p: [4, 5], border: "rule", borderRadius: "control" }}>
      <Checklist list={{ slug: `${slug}-${id}`, title, items, lang: lang ?? null }} />
    </div>
  );
}

interface NamedProps {
  /** The name of a picture or debate in the content. */
  slug: string;
}

function TextImage({ slug }: NamedProps) {
  const { parts } = useGuide().body;
  for (const part of parts)
    if (part.__typename === "ImagePart" && part.image.slug === slug)
      return <ImageFigure image={part.image} sizes={columnSizes} sx={{ mt: 6 }} />;
  throw new Error(`The guide has no picture "${slug}".`);
}

function TextDebate({ slug }: NamedProps) {
  const { parts } = useGuide().body;
  for (const part of parts)
    if (part.__typename === "DebatePart" && part.debate.slug === slug)
      return (
        <div sx={{ mt: 6 }}>
          <DebateSheet debate={part.debate} />
        </div>
      );
  throw new Error(`The guide has no debate "${slug}".`);
}

// On paper, rows are closer, so that a lesson fits on one page.
const cell: ThemeUIStyleObject = {
  py: 4,
  "@media print": { py: 2 },
  textAlign: "start",
  verticalAlign: "top",
};
const time: ThemeUIStyleObject = {
  ...cell,
  width: ["4.25rem", "6.5rem"],
  pr: 3,
  whiteSpace: "nowrap",
};
const onOneLine: ThemeUIStyleObject = { "@media print": { display: "inline", mr: 3 } };

interface StepsProps {
  /** The id of the heading above. */
  labelledBy?: string;
  children: ReactNode;
}

function Steps({ labelledBy, children }: StepsProps) {
  const { messages, langOfText } = useSite();
  return (
    <table aria-labelledby={labelledBy} sx={variant("styles.table")}>
      <thead sx={{ borderBottom: "strong", fontSize: "small" }}>
        <tr>
          <th scope="col" lang={langOfText("minutes")} sx={{ ...time, py: 2 }}>
            {messages.minutes}
          </th>
          <th scope="col" lang={langOfText("activity")} sx={{ ...cell, py: 2 }}>
            {messages.activity}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface MinutesProps {
  from: string;
  to: string;
  title: string;
  who?: string;
  /** The language of its title, and of who does it. */
  lang?: string;
  children?: ReactNode;
}

function Minutes({ from, to, title, who, lang, children }: MinutesProps) {
  return (
    <tr sx={{ borderTop: "rule" }}>
      <th
        scope="row"
        sx={{
          ...time,
          ...variant("text.inkTitle"),
          fontVariantNumeric: "tabular-nums",
          textWrap: "nowrap",
        }}
      >
        {from}–{to}
      </th>
      <td sx={{ ...cell, "& > p + p, & > ul, & > ol": { mt: 2 } }}>
        <p lang={lang} sx={{ ...variant("text.title"), ...onOneLine }}>
          {title}
        </p>
        {who && (
          <p lang={lang} sx={{ ...variant("text.small"), fontWeight: "strong", ...onOneLine }}>
            {who}
          </p>
        )}
        {children}
      </td>
    </tr>
  );
}

const components = {
  Checklist: TextChecklist,
  Debate: TextDebate,
  Minutes,
  Image: TextImage,
  Steps,
  a: GuideLink,
  table: Table,
};

interface GuideTextProps {
  guide: Guide;
  children: ReactNode;
}

/** The text of a guide, compiled from its MDX file. */
export const GuideText = ({ guide, children }: GuideTextProps): ReactElement => (
  <Current.Provider value={guide}>
    <MDXProvider components={useThemedStylesWithMdx(components)}>{children}</MDXProvider>
  </Current.Provider>
);
