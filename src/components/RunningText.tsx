import { Fragment, type ReactElement } from "react";
import { textPieces } from "../shared/textLinks";
import { variant } from "../theme/variant";
import { TextLink } from "./SmartLink";

interface RunningTextProps {
  text: string;
}

/** A text of the content with its links. */
export const RunningText = ({ text }: RunningTextProps): ReactElement[] =>
  textPieces(text).map(({ words, to }, index) => {
    // The same words can occur twice.
    const key = `${index} ${words}`;
    return to ? (
      <TextLink
        key={key}
        href={to}
        label={words}
        sx={{ ...variant("links.text"), fontWeight: "inherit" }}
      />
    ) : (
      <Fragment key={key}>{words}</Fragment>
    );
  });
