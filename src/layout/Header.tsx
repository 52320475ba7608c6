import { useLocation } from "@reach/router";
import { Link } from "gatsby";
import { useRef, useState } from "react";
import { Logo } from "../components/Logo";
import { SmartLink } from "../components/SmartLink";
import { useSite } from "../components/useSite";
import { variant } from "../theme/variant";
import { ColorModeButton } from "./ColorModeButton";
import { MainMenu } from "./MainMenu";
import { MobileMenu } from "./MobileMenu";
import { useFoldedHeader } from "./useFoldedHeader";
import { useHeaderVisibility } from "./useHeaderVisibility";

const slim = {
  minHeight: "2.5rem",
  px: "0.9rem",
  py: 1,
  fontSize: "1rem",
  whiteSpace: "nowrap",
} as const;
const foldedLast = { "[data-folded='all'] &": { display: "none" } };

/** The header of every page. It hides when the page scrolls down, and shows when the page scrolls up or the header has keyboard focus. */
export function Header() {
  const { site, navigation } = useSite();
  const { pathname } = useLocation();
  const visible = useHeaderVisibility();
  // The page on which the menu shows in the header, so that another page closes it.
  const [unfoldedOn, setUnfoldedOn] = useState<string>();
  const unfolded = unfoldedOn === pathname;
  const row = useRef<HTMLDivElement>(null);
  useFoldedHeader(row, unfolded);
  const { signIn, signUp, consultation } = navigation;
  return (
    <header
      data-hidden={!visible || undefined}
      sx={{
        position: "fixed",
        top: 0,
        left: 0,
        right: 0,
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
        ref={row}
        sx={{
          ...variant("layout.page"),
          display: "flex",
          flexWrap: unfolded ? "wrap" : "nowrap",
          "html:not(.js) &": { flexWrap: "wrap" },
          alignItems: "center",
          justifyContent: "space-between",
          columnGap: [2, 3],
          minHeight: "header",
        }}
      >
        <Link
          to="/"
          sx={{ color: "text", textDecoration: "none", py: 2, mr: ["auto", null, null, 0] }}
        >
          <Logo
            name={site.brand}
            sx={{ "[data-folded='all'] &": { fontSize: "min(1.5em, 7vw)" } }}
          />
        </Link>
        <MainMenu unfolded={unfolded} />
        <div
          sx={{
            display: "flex",
            alignItems: "center",
            gap: [1, 2],
            "@media print": { display: "none" },
          }}
        >
          <SmartLink
            to={consultation.to}
            sx={{
              ...variant("links.text"),
              display: ["none", null, null, "inline-flex"],
              "[data-folded] &": { display: "none" },
              alignItems: "center",
              minHeight: "2.5rem",
              px: 2,
              fontSize: "1rem",
              whiteSpace: "nowrap",
            }}
          >
            {consultation.label}
          </SmartLink>
          <SmartLink
            to={signIn.to}
            sx={{
              ...variant("buttons.secondary"),
              ...slim,
              display: ["none", "inline-flex"],
              ...foldedLast,
            }}
          >
            {signIn.label}
          </SmartLink>
          <SmartLink to={signUp.to} sx={{ ...variant("buttons.primary"), ...slim, ...foldedLast }}>
            {signUp.label}
          </SmartLink>
          <ColorModeButton />
          <MobileMenu
            unfolded={unfolded}
            onUnfold={(unfold) => setUnfoldedOn(unfold ? pathname : undefined)}
          />
        </div>
      </div>
    </header>
  );
}
