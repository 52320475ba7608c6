import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { useSite } from "../components/useSite";
import { langOf } from "../shared/langOf";
import { ownLanguage } from "../shared/languages";
import { variant } from "../theme/variant";

export const fragment = graphql`
  fragment ArgumentSource on ArgumentSource { authors year title published url method limits lang }
`;

interface ArgumentSourceProps {
  source: Queries.ArgumentSourceFragment;
}

/** The study behind an argument: what was done, what it doesn't show, and where to look it up. */
export const ArgumentSource = ({ source }: ArgumentSourceProps): ReactElement => {
  const { authors, year, title, published, url, method, limits } = source;
  const { messages, langOfText } = useSite();
  const lang = langOf(source);
  return (
    <div
      sx={{
        ...variant("text.small"),
        mt: 2,
        pt: 2,
        borderTop: "rule",
        lineHeight: 1.45,
        textWrap: "pretty",
      }}
    >
      <dl
        sx={{
          "& > div": { mb: 1 },
          "& dt, & dd": { display: "inline" },
          "& dt": { mr: 1, color: "text", fontWeight: "strong" },
        }}
      >
        <div>
          <dt lang={langOfText("studyMethod", source)}>{messages.studyMethod}</dt>
          <dd lang={lang}>{method}</dd>
        </div>
        <div>
          <dt lang={langOfText("studyLimits", source)}>{messages.studyLimits}</dt>
          <dd lang={lang}>{limits}</dd>
        </div>
      </dl>
      <p lang={lang}>
        <a href={url} sx={{ ...variant("links.text"), color: "text" }}>
          {`${authors}, ${year}`}
        </a>
        .{" "}
        <cite lang={ownLanguage} sx={{ fontStyle: "normal" }}>
          {title}.
        </cite>{" "}
        {published}.
      </p>
    </div>
  );
};
