import { SmartLink } from "../components/SmartLink";
import { useSite } from "../components/useSite";
import { isActive } from "./activePath";
import { MenuGroup } from "./MenuGroup";
import { menuItem } from "./menuItem";

interface MainMenuProps {
  path: string;
  /** Whether it shows on small screens too, below the bar. */
  unfolded: boolean;
}

const belowTheBar = { display: "block", order: [1, null, 0], width: ["100%", null, "auto"] };

/** The menu of the header. On small screens it gives way to the drawer, unless scripts do not run or the drawer does not arrive. */
export function MainMenu({ path, unfolded }: MainMenuProps) {
  const { navigation, messages } = useSite();
  return (
    <nav
      aria-label={messages.mainNavigation}
      sx={{ ...(unfolded ? belowTheBar : { display: ["none", null, "block"] }), "html:not(.js) &": { display: "block" } }}
    >
      <ul
        sx={{
          display: "flex",
          flexWrap: ["wrap", null, "nowrap"],
          alignItems: "center",
          columnGap: ["1rem", null, "1.1rem", "1.6rem"],
        }}
      >
        {navigation.menu.map(({ label, to, accent, activeBelow, children }) => {
          if (children) return <MenuGroup key={label} label={label} links={children} path={path} />;
          if (!to) return null;
          return (
            <li key={label}>
              <SmartLink
                to={to}
                {...(isActive(to.href, path, activeBelow ?? false) ? { "aria-current": "page" } : {})}
                sx={{ ...menuItem, ...(accent ? { color: "accent", fontWeight: "strong" } : {}) }}
              >
                {label}
              </SmartLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
