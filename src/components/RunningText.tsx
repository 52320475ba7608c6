import { Fragment } from "react";
import { textPieces } from "../fields/textLinks";
import { variant } from "../theme/variant";
import { SmartLink } from "./SmartLink";
import { useContactForm } from "./useSite";

const style = { ...variant("links.text"), fontWeight: "inherit" };

const FormLink = ({ words }: { words: string }) => (
  <SmartLink to={useContactForm()} sx={style}>
    {words}
  </SmartLink>
);

/** A text of the content, with its links. */
export const RunningText = ({ text }: { text: string }) =>
  textPieces(text).map(({ words, to }, index) => {
    // The same words can occur twice.
    const key = `${index} ${words}`;
    if (!to) return <Fragment key={key}>{words}</Fragment>;
    if (!to.startsWith("/")) return <FormLink key={key} words={words} />;
    return (
      <SmartLink key={key} to={{ href: to, form: null, newTab: false }} sx={style}>
        {words}
      </SmartLink>
    );
  });
