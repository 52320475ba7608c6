import { Link } from "gatsby";
import { useEffect, useState } from "react";
import { Logo } from "../components/Logo";
import { SmartLink } from "../components/SmartLink";
import { useSite } from "../components/useSite";
import { headerRoom } from "../shared/headerRoom";
import { cover, screenOnly, scriptsOnly } from "../theme/mixins";
import { variant } from "../theme/variant";
import { ColorModeButton } from "./ColorModeButton";
import { LanguageLinks } from "./LanguageLinks";
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

const atLeast = (width: number) => `@container header (min-width: ${width.toFixed(2)}em)`;

/** At the sides of a button. */
const padding = ["0.75rem", "0.9rem"];

const slim = {
  display: "none",
  minHeight: "2.5rem",
  alignItems: "center",
  py: 1,
  fontSize: "1rem",
} as const;

/** The header of every page. It hides when the page scrolls down, unless it has keyboard focus. */
export function Header() {
  const { navigation, ...site } = useSite();
  const visible = useVisibility();
  const room = headerRoom({ ...site, ...navigation });
  const wide = atLeast(room.forMenu);
  const shown = { display: "inline-flex" };
  // The drawer, which has Sign In on phones, needs scripts.
  const signInShown = { [atLeast(room.forSignIn)]: shown, "html:not(.js) &": shown };
  const links = [
    { ...navigation.consultation, look: "links.text", px: 2, sx: { [wide]: shown } },
    { ...navigation.signIn, look: "buttons.secondary", px: padding, sx: signInShown },
    {
      ...navigation.signUp,
      look: "buttons.primary",
      px: padding,
      sx: { [atLeast(room.forSignUp)]: shown },
    },
  ] as const;
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
          containerType: "inline-size",
          containerName: "header",
          display: "flex",
          "html:not(.js) &": { flexWrap: "wrap" },
          alignItems: "center",
          justifyContent: "space-between",
          columnGap: [2, 3],
          minHeight: "header",
        }}
      >
        <Link to={site.home} sx={{ display: "flex", color: "text", textDecoration: "none", py: 2 }}>
          <Logo sx={{ fontSize: "min(1.5em, 6.8vw)" }} />
        </Link>
        <MainMenu wide={wide} />
        <div sx={{ display: "flex", alignItems: "center", gap: [1, 2], ...screenOnly }}>
          <div sx={{ display: "none", [wide]: { display: "block" } }}>
            <LanguageLinks sx={{ py: 1, fontSize: "0.875rem" }} />
          </div>
          <ColorModeButton />
          {links.map(({ label, to, look, px, sx }) => (
            <SmartLink
              key={label}
              to={to}
              label={label}
              sx={{ ...variant(look), ...slim, px, ...sx }}
            />
          ))}
          {/* Its icon ends with the page's text. */}
          <MobileMenu sx={{ ...scriptsOnly, mr: "-9px", [wide]: { display: "none" } }} />
        </div>
      </div>
    </header>
  );
}
