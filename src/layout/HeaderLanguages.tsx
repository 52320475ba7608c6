import type { ReactElement, ReactNode } from "react";
import { deferred } from "../components/deferred";
import { useSite } from "../components/useSite";
import { variant } from "../theme/variant";
import { languageStyle, roomForCode } from "./headerStyles";
import { LanguageLink, useOtherLanguages } from "./LanguageLinks";

/** It opens without its code, which only a site in several further languages loads. */
const LanguageMenu = deferred(
  () => import(/* webpackChunkName: "languageMenu" */ "./LanguageMenu"),
);

/** The other language, as its code where its name doesn't fit; several are in a menu. */
export function HeaderLanguages(): ReactElement | null {
  const { messages } = useSite();
  const languages = useOtherLanguages();
  const [first, second] = languages;
  if (!first) return null;
  if (second)
    return (
      <LanguageMenu label={messages.languages} sx={languageStyle}>
        {languages.map((language) => (
          <li key={language.code}>
            <LanguageLink
              language={language}
              sx={{ display: "block", px: 3, py: 2, whiteSpace: "nowrap", lineHeight: "title" }}
            />
          </li>
        ))}
      </LanguageMenu>
    );
  return (
    <LanguageLink language={first} sx={languageStyle}>
      <span sx={{ [roomForCode]: variant("text.hidden") }}>{first.label}</span>
      <span
        aria-hidden
        data-label={first.code.toUpperCase()}
        sx={{
          display: "none",
          [roomForCode]: { display: "inline" },
          "&::before": { content: "attr(data-label)" },
        }}
      />
    </LanguageLink>
  );
}

/** The rulers of {@link HeaderLanguages}: whole, and where its name doesn't fit. */
export function useLanguageRulers(): { whole: ReactNode; short: ReactNode } {
  const [first, second] = useOtherLanguages();
  const ruler = (label?: string) => <span data-label={label} sx={languageStyle} />;
  if (second) return { whole: ruler(), short: ruler() };
  return first
    ? { whole: ruler(first.label), short: ruler(first.code.toUpperCase()) }
    : { whole: null, short: null };
}
