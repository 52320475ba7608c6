import { Link } from "gatsby";
import { type ReactElement, useEffect, useState } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { Logo } from "../components/Logo";
import { SmartLink } from "../components/SmartLink";
import { useSite } from "../components/useSite";
import { cover, screenOnly, scriptsOnly } from "../theme/mixins";
import { variant } from "../theme/variant";
import { ColorModeButton } from "./ColorModeButton";
import { HeaderRoom, type HeaderRoomProps, withRoom } from "./HeaderRoom";
import { LanguageLinks, languageRow, useOtherLanguages } from "./LanguageLinks";
import { chevron, MainMenu, menuItem, menuRow } from "./MainMenu";
import { MobileMenu } from "./MobileMenu";

/** In pixels: shorter moves have no direction. */
const jitter = 6;
/** In pixels: above, the header always shows. */
const top = 80;

function useVisibility() {
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (now >= top && Math.abs(now - last) < jitter) return;
      setVisible(now < top || now < last);
      last = now;
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return visible;
}

/** What the header shows next to the menu, in a row. */
const row: ThemeUIStyleObject = { display: "flex", alignItems: "center", gap: [1, 2] };

/** The sign of the drawer ends with the page's text. */
const rowWithDrawer: ThemeUIStyleObject = { ...row, mr: "-9px" };

const slim = { minHeight: "2.5rem", py: 1, fontSize: "1rem" };
const button = { ...slim, px: ["0.75rem", "0.9rem"] };

/** How each link of the header looks. */
const looks = {
  consultation: {
    ...variant("links.text"),
    ...slim,
    display: "inline-flex",
    alignItems: "center",
    px: 2,
  },
  signIn: { ...variant("buttons.secondary"), ...button },
  signUp: { ...variant("buttons.primary"), ...button },
} as const;

type LinkName = keyof typeof looks;

const smallWords = { fontSize: "0.875rem" };

/** Shows something only in a header with room for it; without scripts, on wide screens or on all. */
const shownWith = (query: string, withoutScripts: string | (string | null)[]) => ({
  display: "none",
  [query]: { display: "contents" },
  "html:not(.js) &": { display: withoutScripts },
});

const menuShown = shownWith(withRoom(0), ["none", null, null, "contents"]);
const shown = {
  consultation: menuShown,
  signIn: shownWith(withRoom(1), "contents"),
  signUp: shownWith(withRoom(2), "contents"),
};

/** What the header shows next to the logo: the menu and all links; or the sign of the drawer, with one or two links if they fit. */
function useRulers(): Pick<HeaderRoomProps, "rulers" | "least"> {
  const { navigation } = useSite();
  const languages = useOtherLanguages();
  const words = (...names: LinkName[]) =>
    names.map((name) => <span key={name} data-label={navigation[name].label} sx={looks[name]} />);
  const sign = <span sx={variant("buttons.icon")} />;
  const withDrawer = (...names: LinkName[]) => (
    <div sx={rowWithDrawer}>
      {sign}
      {words(...names)}
      {sign}
    </div>
  );
  const withMenu = (
    <div sx={{ display: "flex", columnGap: [2, 3] }}>
      <div sx={{ ...menuRow, flexWrap: "nowrap" }}>
        {navigation.menu.map(({ label, children }) => (
          <span key={label} data-label={label} sx={menuItem}>
            {children && <svg width={chevron} />}
          </span>
        ))}
      </div>
      <div sx={row}>
        <div sx={{ ...languageRow, ...smallWords }}>
          {languages.map(({ code, name }) => (
            <span key={code} data-label={name} />
          ))}
        </div>
        {sign}
        {words("consultation", "signIn", "signUp")}
      </div>
    </div>
  );
  return {
    rulers: [withMenu, withDrawer("signIn", "signUp"), withDrawer("signUp")],
    least: withDrawer(),
  };
}

/** The header of every page. It hides when the page scrolls down, unless it has keyboard focus. */
export function Header(): ReactElement {
  const { navigation, home } = useSite();
  const visible = useVisibility();
  const rulers = useRulers();
  return (
    <header
      data-hidden={!visible || undefined}
      sx={{
        ...cover,
        // Not sticky: focus inside a hidden sticky header would scroll the page.
        position: "fixed",
        bottom: "auto",
        zIndex: "header",
        bg: "background",
        borderBottom: "rule",
        transition: "transform 220ms ease-out",
        "&[data-hidden]:not(:has(:focus-visible))": { transform: "translateY(-101%)" },
        "html:not(.js) &": { position: "static" },
        "@media print": { position: "static", transform: "none !important" },
      }}
    >
      <div
        sx={{
          ...variant("layout.page"),
          display: "flex",
          "html:not(.js) &": { flexWrap: "wrap" },
          alignItems: "center",
          justifyContent: "space-between",
          columnGap: [2, 3],
          minHeight: "header",
        }}
      >
        <Link to={home} sx={{ display: "flex", color: "text", textDecoration: "none", py: 2 }}>
          <Logo sx={{ fontSize: "min(1.5em, 6.8vw)" }} />
        </Link>
        <HeaderRoom {...rulers}>
          <MainMenu />
          <div sx={{ ...row, ...screenOnly }}>
            <div sx={menuShown}>
              <LanguageLinks sx={{ ...smallWords, py: 1 }} />
            </div>
            <ColorModeButton />
            {(["consultation", "signIn", "signUp"] as const).map((name) => (
              <span key={name} sx={shown[name]}>
                <SmartLink {...navigation[name]} sx={looks[name]} />
              </span>
            ))}
            <MobileMenu sx={{ ...scriptsOnly, mr: "-9px", [withRoom(0)]: { display: "none" } }} />
          </div>
        </HeaderRoom>
      </div>
    </header>
  );
}
