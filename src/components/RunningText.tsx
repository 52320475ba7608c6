import { textPieces } from "../content/textLinks";
import { variant } from "../theme/variant";
import { SmartLink } from "./SmartLink";
import { WholeWords } from "./WholeWords";

/** A text of the content, with its links. */
export const RunningText = ({ text }: { text: string }) =>
  textPieces(text).map(({ words, to }) =>
    to ? (
      <SmartLink
        key={`${words} ${to}`}
        to={{ href: to, form: null, newTab: false }}
        sx={{ ...variant("links.text"), fontWeight: "inherit" }}
      >
        <WholeWords text={words} />
      </SmartLink>
    ) : (
      <WholeWords key={words} text={words} />
    ),
  );
