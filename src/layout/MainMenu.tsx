import { SmartLink } from "../components/SmartLink";
import { useSite } from "../components/useSite";
import { isActive } from "./activePath";
import { MenuGroup } from "./MenuGroup";
import { menuItem } from "./menuItem";

interface MainMenuProps {
  path: string;
  /** Whether small screens show it too, below the header. */
  unfolded: boolean;
}

const belowTheBar = { display: "block", order: [1, null, 0], width: ["100%", null, "auto"] };

/** The menu of the header. Small screens show the drawer instead, unless scripts don't run or the drawer doesn't load. */
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
