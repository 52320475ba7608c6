import { Link } from "gatsby";
import { type ReactElement, useEffect, useState } from "react";
import { Logo } from "../components/Logo";
import { SmartLink } from "../components/SmartLink";
import { useSite } from "../components/useSite";
import { cover, hiddenHeader, screenOnly, scriptsOnly } from "../theme/mixins";
import { variant } from "../theme/variant";
import { ColorModeButton } from "./ColorModeButton";
import { HeaderLanguages } from "./HeaderLanguages";
import { HeaderRoom } from "./HeaderRoom";
import { useRulers } from "./headerRulers";
import { flushSign, linkStyles, quietGroup, roomFor, row, sizeByRoom } from "./headerStyles";
import { MainMenu } from "./MainMenu";
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

/** Shows something only in a header with room for it; without scripts, on wide screens or on all. */
const shownWith = (query: string, withoutScripts: string | (string | null)[]) => ({
  display: "none",
  [query]: { display: "contents" },
  "html:not(.js) &": { display: withoutScripts },
});

const linkDisplay = {
  consultation: shownWith(roomFor.menu, ["none", null, null, "contents"]),
  signIn: shownWith(roomFor.signIn, "contents"),
  signUp: shownWith(roomFor.signUp, "contents"),
};

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
        [`&${hiddenHeader}`]: { transform: "translateY(-101%)" },
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
          <Logo sx={{ fontSize: "min(1.5em, 6.4vw)" }} />
        </Link>
        <HeaderRoom {...rulers}>
          <div sx={sizeByRoom}>
            <MainMenu />
            <div sx={{ ...row, ...screenOnly }}>
              <div sx={quietGroup}>
                <HeaderLanguages />
                <ColorModeButton />
              </div>
              {(["consultation", "signIn", "signUp"] as const).map((name) => (
                <span key={name} sx={linkDisplay[name]}>
                  <SmartLink {...navigation[name]} mark="hidden" sx={linkStyles[name]} />
                </span>
              ))}
              <MobileMenu
                sx={{ ...scriptsOnly, ...flushSign, [roomFor.menu]: { display: "none" } }}
              />
            </div>
          </div>
        </HeaderRoom>
      </div>
    </header>
  );
}
