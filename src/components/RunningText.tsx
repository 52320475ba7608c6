import { Fragment } from "react";
import { textPieces } from "../shared/textLinks";
import { variant } from "../theme/variant";
import { SmartLink } from "./SmartLink";
import { useTarget } from "./useSite";

const TextLink = ({ words, to }: { words: string; to: string }) => (
  <SmartLink to={useTarget(to)} sx={{ ...variant("links.text"), fontWeight: "inherit" }}>
    {words}
  </SmartLink>
);

/** A text of the content, with its links. */
export const RunningText = ({ text }: { text: string }) =>
  textPieces(text).map(({ words, to }, index) => {
    // The same words can occur twice.
    const key = `${index} ${words}`;
    return to ? (
      <TextLink key={key} words={words} to={to} />
    ) : (
      <Fragment key={key}>{words}</Fragment>
    );
  });
