import type { ReactNode } from "react";
import { useSite } from "../components/useSite";
import { useLanguageRulers } from "./HeaderLanguages";
import type { HeaderRoomProps } from "./HeaderRoom";
import { type LinkName, linkStyles, row, rowWithDrawer, signStyle } from "./headerStyles";
import { chevron, menuGap, menuItem, menuRow } from "./MainMenu";

/** As far from the logo as entries of the menu are from each other: rather than stand closer, they give way to the drawer. */
const apart = { pl: menuGap };

/**
 * What the header shows next to the logo: the menu and all links; or the sign of the drawer, with one or two links if they fit.
 * The other language is always there, at least as its code.
 */
export function useRulers(): Pick<HeaderRoomProps, "rulers" | "least"> {
  const { navigation } = useSite();
  const languages = useLanguageRulers();
  const words = (...names: LinkName[]) =>
    names.map((name) => (
      <span key={name} data-label={navigation[name].label} sx={linkStyles[name]} />
    ));
  const sign = <span sx={signStyle} />;
  const withDrawer = (language: ReactNode, ...names: LinkName[]) => (
    <div sx={rowWithDrawer}>
      {language}
      {sign}
      {words(...names)}
      {sign}
    </div>
  );
  const withMenu = (language: ReactNode) => (
    <div sx={{ ...apart, display: "flex", columnGap: [2, 3] }}>
      <div sx={{ ...menuRow, flexWrap: "nowrap" }}>
        {navigation.menu.map(({ label, children }) => (
          <span key={label} data-label={label} sx={menuItem}>
            {children && <svg width={chevron} />}
          </span>
        ))}
      </div>
      <div sx={row}>
        {language}
        {sign}
        {words("consultation", "signIn", "signUp")}
      </div>
    </div>
  );
  return {
    rulers: [
      withMenu(languages.whole),
      withMenu(languages.short),
      <div key="two" sx={apart}>
        {withDrawer(languages.whole, "signIn", "signUp")}
      </div>,
      <div key="one" sx={{ pl: 2 }}>
        {withDrawer(languages.whole, "signUp")}
      </div>,
      withDrawer(languages.short, "signUp"),
    ],
    least: withDrawer(languages.short),
  };
}
