import { graphql } from "gatsby";
import { type ReactElement, useState } from "react";
import { Collapsible } from "../components/Collapsible";
import { useSite } from "../components/useSite";
import { langOf } from "../shared/langOf";
import { ownLanguage } from "../shared/languages";
import { variant } from "../theme/variant";

export const fragment = graphql`
  fragment ArgumentSource on ArgumentSource { ...StudyResults authors year title published url method limits lang }
`;

interface ArgumentSourceProps {
  source: Queries.ArgumentSourceFragment;
  /** The id of the claim, which names the details. */
  labelledBy: string;
}

/** The study behind an argument: where to look it up and, closed at first, what was done and what it doesn't show. */
export default function ArgumentSource({ source, labelledBy }: ArgumentSourceProps): ReactElement {
  const { authors, year, title, published, url, method, limits } = source;
  const { messages, langOfText } = useSite();
  const [open, setOpen] = useState(false);
  const lang = langOf(source);
  return (
    <div sx={{ ...variant("text.small"), lineHeight: 1.45, textWrap: "pretty" }}>
      <p lang={lang} sx={{ pt: 2 }}>
        <a href={url} sx={{ ...variant("links.text"), color: "text" }}>
          {`${authors}, ${year}`}
        </a>
        .{" "}
        <cite lang={ownLanguage} sx={{ fontStyle: "normal" }}>
          {title}.
        </cite>{" "}
        {published}.
      </p>
      <Collapsible
        open={open}
        onToggle={() => setOpen(!open)}
        label={messages.studyDetails}
        labelLang={langOfText("studyDetails", source)}
        labelledBy={labelledBy}
        sx={{ py: 1 }}
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
      </Collapsible>
    </div>
  );
}
