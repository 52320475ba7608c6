import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useSite } from "../components/useSite";
import { screenOnly } from "../theme/patterns";
import { variant } from "../theme/variant";
import { GuideText } from "./GuideText";

export const fragment = graphql`
  fragment GuideArticle on Guide {
    title summary lastModified lastChanged readingTime
    body { headings { anchor title depth } }
  }
`;

interface GuideArticleProps {
  guide: Queries.GuideArticleFragment;
  children: ReactNode;
}

const contentsId = "contents";

/** The height of the edge at which the list of sections fades out. */
const fade = "3rem";

const Contents = ({
  headings,
  title,
}: {
  headings: Queries.GuideArticleFragment["body"]["headings"];
  title: string;
}) => (
  <nav
    aria-labelledby={contentsId}
    sx={{
      display: ["none", null, null, "block"],
      position: "sticky",
      top: "6rem",
      alignSelf: "start",
      // Level with the first line of the text.
      mt: 4,
      // A list longer than the window scrolls in itself. The outline of a link has room on the left.
      maxHeight: "calc(100vh - 7rem)",
      overflowY: "auto",
      // The lower edge fades out, so that nobody takes a list that goes on for a whole one.
      pb: 7,
      scrollPaddingBottom: fade,
      maskImage: `linear-gradient(#000 calc(100% - ${fade}), transparent)`,
      "@media (forced-colors: active)": { maskImage: "none" },
      pl: 2,
      ml: "-0.5rem",
      ...screenOnly,
    }}
  >
    <h2 id={contentsId} sx={{ ...variant("text.label"), color: "text", pb: 2 }}>
      {title}
    </h2>
    <ol sx={{ borderTop: "strong", fontSize: "small" }}>
      {headings.map(({ anchor, title: heading, depth }) => (
        <li key={anchor} sx={{ borderBottom: "rule" }}>
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
            {heading}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

export function GuideArticle({ guide, children }: GuideArticleProps) {
  const { messages } = useSite();
  const { title, summary, lastModified, lastChanged, readingTime, body } = guide;
  return (
    <div sx={variant("layout.page")}>
      <header sx={{ display: "grid", gap: 4, py: [6, 7], "@media print": { py: 4 } }}>
        <h1 sx={{ ...variant("text.display"), fontSize: "displayBeside", maxWidth: "14em" }}>
          {title}
        </h1>
        <p sx={variant("text.lead")}>{summary}</p>
        <div
          sx={{
            ...variant("text.small"),
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            columnGap: 5,
            rowGap: 2,
            // The line at the top of the paper has the date.
            ...screenOnly,
          }}
        >
          <p>{readingTime}</p>
          {lastModified && (
            <p>
              <time dateTime={lastModified.slice(0, 10)}>{lastChanged}</time>
            </p>
          )}
        </div>
      </header>
      <div
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", null, null, "minmax(0, 3fr) minmax(0, 9fr)"],
          columnGap: 7,
          pt: [4, 5],
          pb: [8, null, 9],
          // Browsers keep headings and last lines with their words in a block, but not in every grid. Below the last line, the padding
          // could fill a page of its own.
          "@media print": { display: "block", pb: 0 },
          borderTop: "strong",
        }}
      >
        <Contents headings={body.headings} title={messages.contents} />
        <article sx={{ minWidth: 0, maxWidth: "narrow" }}>
          <GuideText>{children}</GuideText>
        </article>
      </div>
    </div>
  );
}
