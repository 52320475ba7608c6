import { useSite } from "../components/useSite";
import { variant } from "../theme/variant";
import type { HeaderRoomProps } from "./HeaderRoom";
import { type LinkName, linkStyles, row, rowWithDrawer, smallWords } from "./headerStyles";
import { languageRow, useOtherLanguages } from "./LanguageLinks";
import { chevron, menuGap, menuItem, menuRow } from "./MainMenu";

/** As far from the logo as entries of the menu are from each other: rather than stand closer, they give way to the drawer. */
const apart = { pl: menuGap };

/** What the header shows next to the logo: the menu and all links; or the sign of the drawer, with one or two links if they fit. */
export function useRulers(): Pick<HeaderRoomProps, "rulers" | "least"> {
  const { navigation } = useSite();
  const languages = useOtherLanguages();
  const words = (...names: LinkName[]) =>
    names.map((name) => (
      <span key={name} data-label={navigation[name].label} sx={linkStyles[name]} />
    ));
  const sign = <span sx={variant("buttons.icon")} />;
  const withDrawer = (...names: LinkName[]) => (
    <div sx={rowWithDrawer}>
      {sign}
      {words(...names)}
      {sign}
    </div>
  );
  const withMenu = (
    <div sx={{ ...apart, display: "flex", columnGap: [2, 3] }}>
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
    rulers: [
      withMenu,
      <div key="two" sx={apart}>
        {withDrawer("signIn", "signUp")}
      </div>,
      withDrawer("signUp"),
    ],
    least: withDrawer(),
  };
}
