import { Fragment, type ReactElement } from "react";
import { textPieces } from "../shared/textLinks";
import { variant } from "../theme/variant";
import { TextLink } from "./SmartLink";

interface RunningTextProps {
  text: string;
  /** The language of its words, if it isn't that of the page. */
  lang?: string | null;
}

/** A text of the content with its links. */
export const RunningText = ({ text, lang }: RunningTextProps): ReactElement[] =>
  textPieces(text).map(({ words, to }, index) => {
    // The same words can occur twice.
    const key = `${index} ${words}`;
    return to ? (
      <TextLink
        key={key}
        href={to}
        label={words}
        lang={lang}
        sx={{ ...variant("links.text"), fontWeight: "inherit" }}
      />
    ) : (
      <Fragment key={key}>{words}</Fragment>
    );
  });
