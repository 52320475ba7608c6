import { Fragment } from "react";
import { textPieces } from "../content/textLinks";
import { variant } from "../theme/variant";
import { SmartLink } from "./SmartLink";

/** A text of the content, with its links. */
export const RunningText = ({ text }: { text: string }) =>
  textPieces(text).map(({ words, to }) =>
    to ? (
      <SmartLink
        key={`${words} ${to}`}
        to={{ href: to, form: null, newTab: false }}
        sx={{ ...variant("links.text"), fontWeight: "inherit" }}
      >
        {words}
      </SmartLink>
    ) : (
      <Fragment key={words}>{words}</Fragment>
    ),
  );
