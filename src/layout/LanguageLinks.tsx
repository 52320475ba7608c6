import { useLocation } from "@reach/router";
import { useContext } from "react";
import { useHydrated } from "../components/useHydrated";
import { CurrentPage, useSite } from "../components/useSite";
import { variant } from "../theme/variant";

/**
 * Links to the page, at the same place, in other languages; or to their home page. They load a new document, with its
 * language and fonts. The class is that of each link.
 */
export function LanguageLinks({ className }: { className?: string }) {
  const site = useSite();
  const { hash } = useLocation();
  // The server doesn't know the place.
  const place = useHydrated() ? hash : "";
  const pages = useContext(CurrentPage)?.translations;
  const others = site.languages.flatMap(({ code, name, home }) => {
    const page = pages?.find(({ language }) => language === code);
    const to = page ? page.path + place : home;
    return to && code !== site.language ? [{ code, name, to }] : [];
  });
  return (
    <ul sx={{ display: "flex", gap: 3 }}>
      {others.map(({ code, name, to }) => (
        <li key={code}>
          <a href={to} lang={code} className={className} sx={variant("links.plain")}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
