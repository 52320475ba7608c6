import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactElement } from "react";
import { variant } from "../theme/variant";
import { SmartLink } from "./SmartLink";

interface CardLinkProps {
  to: Queries.LinkTargetFragment;
  label: string;
  /** What the link is about, for screen readers, when only the heading before it says so. */
  about?: string;
}

/** The link at the end of a card, with an arrow that stays on the line of the last word. */
export const CardLink = ({ to, label, about }: CardLinkProps): ReactElement => {
  const lastWord = label.lastIndexOf(" ") + 1;
  return (
    <SmartLink
      to={to}
      label={label}
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
      <span sx={{ whiteSpace: "nowrap" }}>
        {label.slice(lastWord)}
        <ArrowRight aria-hidden size={18} />
      </span>
      {about && <span sx={variant("text.hidden")}>{about}</span>}
    </SmartLink>
  );
};
