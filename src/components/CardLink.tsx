import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactElement } from "react";
import { variant } from "../theme/variant";
import { EnglishMark, isMarked, useHreflang } from "./EnglishMark";
import { SmartLink, type SmartLinkProps } from "./SmartLink";

export type CardLinkProps = Pick<SmartLinkProps, "to" | "label" | "lang" | "about" | "aboutLang">;

/** The link at the end of a card, with an arrow that stays on the line of the last word. */
export const CardLink = ({ to, label, ...rest }: CardLinkProps): ReactElement => {
  const marked = isMarked(useHreflang(to));
  const lastWord = marked ? label.length : label.lastIndexOf(" ") + 1;
  return (
    <SmartLink
      to={to}
      label={label}
      {...rest}
      mark="inChildren"
      sx={{
        ...variant("links.text"),
        display: "inline-block",
        py: 1,
        lineHeight: 1.4,
        textWrap: "balance",
        color: "var(--ink)",
        // A margin instead of a space, which would be underlined.
        "& svg": {
          display: "inline-block",
          ml: 1,
          verticalAlign: "-0.2em",
          transition: "transform 160ms ease-out",
        },
        "@media print": { "& svg": { display: "none" } },
        "@media (hover: hover)": { "&:hover svg": { transform: "translateX(4px)" } },
      }}
    >
      {label.slice(0, lastWord)}
      {marked && " "}
      <span sx={{ whiteSpace: "nowrap" }}>
        {marked ? <EnglishMark /> : label.slice(lastWord)}
        <ArrowRight aria-hidden size={18} />
      </span>
    </SmartLink>
  );
};
