import { Fragment } from "react";
import { textPieces } from "../content/textLinks";
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
  textPieces(text).map(({ words, to }) => {
    if (!to) return <Fragment key={words}>{words}</Fragment>;
    if (!to.startsWith("/")) return <FormLink key={to} words={words} />;
    return (
      <SmartLink key={`${words} ${to}`} to={{ href: to, form: null, newTab: false }} sx={style}>
        {words}
      </SmartLink>
    );
  });
