import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactElement } from "react";
import { variant } from "../theme/variant";
import { SmartLink } from "./SmartLink";
import { useSite } from "./useSite";

export interface CardLinkProps {
  to: Queries.LinkTargetFragment;
  label: string;
  /** The language of its words, if it isn't that of the page. */
  lang?: string | null | undefined;
  /** Whether it leads to a page in English, and says so in the language of the page. */
  toEnglish?: boolean;
  /** What the link is about, for screen readers, when only the heading before it says so. */
  about?: string;
  aboutLang?: string | undefined;
}

/** The link at the end of a card, with an arrow that stays on the line of the last word. */
export const CardLink = ({
  to,
  label,
  lang,
  toEnglish,
  about,
  aboutLang,
}: CardLinkProps): ReactElement => {
  const { inEnglish, langOfText } = useSite();
  const lastWord = toEnglish ? label.length : label.lastIndexOf(" ") + 1;
  return (
    <SmartLink
      to={to}
      label={label}
      lang={toEnglish ? null : lang}
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
      {toEnglish ? <span lang={lang ?? undefined}>{label}</span> : label.slice(0, lastWord)}
      {toEnglish && " "}
      <span lang={toEnglish ? langOfText("inEnglish") : undefined} sx={{ whiteSpace: "nowrap" }}>
        {toEnglish ? inEnglish : label.slice(lastWord)}
        <ArrowRight aria-hidden size={18} />
      </span>
      {about && (
        <span lang={aboutLang} sx={variant("text.hidden")}>
          {about}
        </span>
      )}
    </SmartLink>
  );
};
