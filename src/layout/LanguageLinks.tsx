import { useContext } from "react";
import { CurrentPage, useSite } from "../components/useSite";
import { variant } from "../theme/variant";

/**
 * Links to the page, at the same place, in other languages; or to their home page. They load a new document, with its
 * language and fonts. The class is that of each link.
 */
export function LanguageLinks({ className }: { className?: string }) {
  const site = useSite();
  const pages = useContext(CurrentPage)?.translations;
  const others = site.languages.flatMap(({ code, name, home }) => {
    const page = pages?.find(({ language }) => language === code);
    const to = page?.path ?? home;
    return to && code !== site.language ? [{ code, name, to, page }] : [];
  });
  return (
    <ul sx={{ display: "flex", gap: 3 }}>
      {others.map(({ code, name, to, page }) => (
        <li key={code}>
          <a
            href={to}
            lang={code}
            // The router doesn't know the choices of a visitor.
            onClick={({ currentTarget: link }) => {
              const { search, hash } = window.location;
              if (page) link.href = to + search + hash;
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
