import { type MouseEvent, type ReactElement, type ReactNode, useContext } from "react";
import { CurrentPage } from "../components/currentPage";
import { isPlainClick } from "../components/isPlainClick";
import { useSite } from "../components/useSite";
import { variant } from "../theme/variant";

interface OtherLanguage {
  code: string;
  /** Its name in itself; where it leads to its home page instead, with the name of that. */
  label: string;
  /** The path of the page in this language, or else of the home page. */
  to: string;
  /** Whether it is the same page. */
  samePage: boolean;
}

/** Returns the other languages in which there is the page, or at least a home page. */
export function useOtherLanguages(): OtherLanguage[] {
  const site = useSite();
  const pages = useContext(CurrentPage)?.translations;
  return site.languages.flatMap(({ code, name, home, homeLabel }) => {
    const page = pages?.find(({ language }) => language === code);
    const to = page?.path ?? home;
    if (!to || code === site.language) return [];
    return [{ code, label: page ? name : `${name}: ${homeLabel}`, to, samePage: Boolean(page) }];
  });
}

interface LanguageLinkProps {
  language: OtherLanguage;
  /** What it shows instead of its label. */
  children?: ReactNode;
  className?: string;
}

/** A link to the page, at the same place, in another language. It loads a new document, with its language and fonts. */
export function LanguageLink({ language, children, className }: LanguageLinkProps): ReactElement {
  const { code, label, to, samePage } = language;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const takesPlace = isPlainClick(event) && window.languageSwitch?.leaveFor(to, samePage);
    // The router doesn't know the choices of a visitor.
    const { search, hash } = window.location;
    // An anchor would lead away from the place.
    if (samePage) event.currentTarget.href = to + search + (takesPlace ? "" : hash);
  };
  return (
    <a
      href={to}
      lang={code}
      onClick={handleClick}
      className={className}
      sx={variant("links.plain")}
    >
      {children ?? label}
    </a>
  );
}

/** Links to all other languages in a row. */
export const LanguageLinks = (): ReactElement => (
  <ul sx={{ display: "flex", flexWrap: "wrap", columnGap: 3 }}>
    {useOtherLanguages().map((language) => (
      <li key={language.code}>
        <LanguageLink language={language} sx={{ py: 1, whiteSpace: "nowrap" }} />
      </li>
    ))}
  </ul>
);
