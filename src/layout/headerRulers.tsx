import type { ReactNode } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { useSite } from "../components/useSite";
import { useLanguageRulers } from "./HeaderLanguages";
import type { HeaderRoomProps } from "./HeaderRoom";
import {
  chevron,
  compact,
  type LinkName,
  linkStyles,
  menuItem,
  quietGroup,
  quietSign,
  type RulerName,
  roomy,
  row,
  rowWithDrawer,
  rulerNames,
  signStyle,
} from "./headerStyles";

/** As far from the logo as entries of a roomy menu are from each other: rather than stand closer, links give way to the drawer. */
const apart = { pl: "1.25rem" };

/**
 * What the header shows next to the logo: the menu and all links, roomy or compact; or the sign of the drawer, with one or two links if they fit.
 * The other language is always there, at least as its code.
 */
export function useRulers(): Pick<HeaderRoomProps, "rulers" | "least"> {
  const { navigation } = useSite();
  const languages = useLanguageRulers();
  const words = (...names: LinkName[]) =>
    names.map((name) => (
      <span key={name} data-label={navigation[name].label} sx={linkStyles[name]} />
    ));
  const quiet = (language: ReactNode) => (
    <div sx={quietGroup}>
      {language}
      <span sx={quietSign} />
    </div>
  );
  const withDrawer = (language: ReactNode, ...names: LinkName[]) => (
    <div sx={rowWithDrawer}>
      {quiet(language)}
      {words(...names)}
      <span sx={signStyle} />
    </div>
  );
  const withMenu = (language: ReactNode, size: ThemeUIStyleObject) => (
    <div sx={{ ...size, pl: "var(--item-gap)", display: "flex", columnGap: [2, 3] }}>
      <div sx={row}>
        {navigation.menu.map(({ label, children }) => (
          <span key={label} data-label={label} sx={menuItem}>
            {children && <svg width={chevron} />}
          </span>
        ))}
      </div>
      <div sx={row}>
        {quiet(language)}
        {words("consultation", "signIn", "signUp")}
      </div>
    </div>
  );
  const rulers: Record<RulerName, ReactNode> = {
    roomyMenu: withMenu(languages.whole, roomy),
    compactMenu: withMenu(languages.short, compact),
    twoLinks: <div sx={apart}>{withDrawer(languages.whole, "signIn", "signUp")}</div>,
    oneLink: <div sx={{ pl: 2 }}>{withDrawer(languages.whole, "signUp")}</div>,
    linkAndCode: withDrawer(languages.short, "signUp"),
  };
  return { rulers: rulerNames.map((name) => rulers[name]), least: withDrawer(languages.short) };
}
