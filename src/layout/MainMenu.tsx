import { useSite } from "../components/useSite";
import { MenuGroup } from "./MenuGroup";
import { MenuLink } from "./MenuLink";
import { menuItem } from "./menuItem";

interface MainMenuProps {
  /** Whether small screens show it too, below the header. */
  unfolded: boolean;
}

const belowTheBar = {
  display: "block",
  order: [1, null, null, 0],
  width: ["100%", null, null, "auto"],
  "[data-folded] &": { order: 1, width: "100%" },
};

/** The menu of the header. Small screens show the drawer instead, unless scripts don't run or the drawer doesn't load. */
export function MainMenu({ unfolded }: MainMenuProps) {
  const { navigation, messages } = useSite();
  return (
    <nav
      aria-label={messages.mainNavigation}
      sx={{
        ...(unfolded
          ? belowTheBar
          : { display: ["none", null, null, "block"], "[data-folded] &": { display: "none" } }),
        "html:not(.js) &": { display: "block" },
      }}
    >
      <ul
        sx={{
          display: "flex",
          flexWrap: ["wrap", null, null, "nowrap"],
          alignItems: "center",
          columnGap: ["1rem", null, null, "1.6rem"],
        }}
      >
        {navigation.menu.map(({ to, accent, children, ...entry }) => {
          if (children) return <MenuGroup key={entry.label} label={entry.label} links={children} />;
          if (!to) return null;
          return (
            <li key={entry.label}>
              <MenuLink
                {...entry}
                to={to}
                sx={{ ...menuItem, ...(accent ? { color: "accent", fontWeight: "strong" } : {}) }}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
