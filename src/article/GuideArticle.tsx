import { graphql } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { ActionLinks } from "../components/ActionLinks";
import { FittedTitle } from "../components/FittedTitle";
import { PrintButton } from "../components/PrintButton";
import { useSite } from "../components/useSite";
import { langOf } from "../shared/langOf";
import { ownIds } from "../shared/ownIds";
import { widestScreens } from "../theme/media";
import { inline, screenOnly } from "../theme/mixins";
import { variant } from "../theme/variant";
import { GuideText } from "./GuideText";

export const fragment = graphql`
  fragment GuideArticle on Guide {
    ...GuideText
    title summary lang readingTime
    body { headings { anchor title depth lang } }
    action { ...LinkFields }
  }
`;

interface GuideArticleProps {
  guide: Queries.GuideArticleFragment;
  children: ReactNode;
}

/** The list of a guide's headings: next to the text, or above it, where only the main ones fit. */
const Contents = ({ headings }: Pick<Queries.GuideArticleFragment["body"], "headings">) => {
  const { messages, langOfText } = useSite();
  return (
    <nav
      aria-labelledby={ownIds.contents}
      sx={{
        alignSelf: "start",
        // Level with the first line of the text.
        mt: 4,
        // Room for the outline of a link.
        px: 2,
        mx: "-0.5rem",
        [widestScreens]: {
          position: "sticky",
          top: "6rem",
          // A list longer than the window scrolls by itself, and its end fades while there is more.
          maxHeight: "calc(100vh - 7rem)",
          overflowY: "auto",
          scrollPadding: "0.5rem 0 2.5rem",
          pb: 6,
          maskImage: "linear-gradient(#000 calc(100% - 2rem), transparent)",
        },
        ...screenOnly,
      }}
    >
      <h2
        id={ownIds.contents}
        lang={langOfText("contents")}
        sx={{ ...variant("text.label"), color: "text", pb: 2 }}
      >
        {messages.contents}
      </h2>
      <ol sx={{ borderTop: "strong", fontSize: "small" }}>
        {headings.map(({ anchor, title, depth, lang }) => (
          <li
            key={anchor}
            lang={langOf({ lang })}
            sx={{
              borderBottom: "rule",
              display: [depth > 2 ? "none" : "block", null, null, "block"],
            }}
          >
            <a
              href={`#${anchor}`}
              sx={{
                ...variant("links.plain"),
                display: "block",
                py: 2,
                pl: depth > 2 ? 4 : 0,
                lineHeight: "title",
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** A guide: its heading, a list of what is in it, and its text. */
export function GuideArticle({ guide, children }: GuideArticleProps): ReactElement {
  const { title, summary, readingTime, body, action } = guide;
  const lang = langOf(guide);
  const { messages, langOfText } = useSite();
  return (
    <div sx={variant("layout.page")}>
      <header sx={{ display: "grid", gap: 4, py: [6, 7], "@media print": { py: 4 } }}>
        <h1
          lang={lang}
          sx={{ ...variant("text.display"), fontSize: "displayBeside", maxWidth: "14em" }}
        >
          <FittedTitle title={title} />
        </h1>
        <p lang={lang} sx={variant("text.lead")}>
          {summary}
        </p>
        <div sx={{ ...inline, columnGap: 4, ...screenOnly }}>
          <p lang={langOfText("readingTime")} sx={variant("text.small")}>
            {readingTime}
          </p>
          <PrintButton
            label={messages.printPage}
            lang={langOfText("printPage")}
            sx={{ ...variant("buttons.text"), fontSize: "small", py: 1 }}
          />
        </div>
      </header>
      <div
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", null, null, "minmax(0, 3fr) minmax(0, 9fr)"],
          columnGap: 7,
          rowGap: 4,
          pt: [4, 5],
          pb: [8, null, 9],
          // Browsers keep a heading with its words in a block, but not in every grid. The padding could fill a page of its own.
          "@media print": { display: "block", pb: 0 },
          borderTop: "strong",
        }}
      >
        <Contents headings={body.headings} />
        <article sx={{ maxWidth: "narrow" }}>
          <GuideText guide={guide}>{children}</GuideText>
          <div sx={{ mt: 7, ...screenOnly }}>
            <ActionLinks links={[action]} />
          </div>
        </article>
      </div>
    </div>
  );
}
