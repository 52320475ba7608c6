import { type ReactElement, useContext } from "react";
import { CurrentPage } from "../components/currentPage";
import { useSite } from "../components/useSite";
import { variant } from "../theme/variant";

interface OtherLanguage {
  code: string;
  name: string;
  /** The path of the page in this language, or else of the home page. */
  to: string;
  /** Whether it is the same page. */
  samePage: boolean;
}

/** Returns the other languages in which there is the page, or at least a home page. */
export function useOtherLanguages(): OtherLanguage[] {
  const site = useSite();
  const pages = useContext(CurrentPage)?.translations;
  return site.languages.flatMap(({ code, name, home }) => {
    const page = pages?.find(({ language }) => language === code);
    const to = page?.path ?? home;
    return to && code !== site.language ? [{ code, name, to, samePage: Boolean(page) }] : [];
  });
}

/** Of the links, in a row. */
export const languageRow = { display: "flex", gap: 3 };

interface LanguageLinksProps {
  /** The class of each link. */
  className?: string;
}

/** Links to the page, at the same place, in other languages. They load a new document, with its language and fonts. */
export function LanguageLinks({ className }: LanguageLinksProps): ReactElement {
  const others = useOtherLanguages();
  return (
    <ul sx={languageRow}>
      {others.map(({ code, name, to, samePage }) => (
        <li key={code}>
          <a
            href={to}
            lang={code}
            // The router doesn't know the choices of a visitor.
            onClick={({ currentTarget: link }) => {
              const { search, hash } = window.location;
              if (samePage) link.href = to + search + hash;
            }}
            className={className}
            sx={variant("links.plain")}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
