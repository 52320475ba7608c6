import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { MenuLink, useIsActive } from "./MenuLink";
import { menuItem } from "./menuItem";
import { useDisclosureMenu } from "./useDisclosureMenu";

interface MenuGroupProps {
  label: string;
  links: NonNullable<Queries.MenuEntryFieldsFragment["children"]>;
}

/** A group of the main menu, as a dropdown. */
export function MenuGroup({ label, links }: MenuGroupProps) {
  const id = useId();
  const menu = useDisclosureMenu();
  const holdsCurrent = links.some(useIsActive());
  return (
    <li {...menu.wrapper} sx={{ position: ["static", null, null, "relative"] }}>
      <button
        type="button"
        aria-controls={id}
        {...menu.button}
        data-active={holdsCurrent || undefined}
        sx={{
          ...menuItem,
          "& > svg": { transition: "transform 160ms ease-out" },
          "&[aria-expanded='true'] > svg": { transform: "rotate(180deg)" },
        }}
      >
        {label}
        <ChevronDown aria-hidden size={18} />
      </button>
      <ul
        id={id}
        data-open={menu.open || undefined}
        sx={{
          visibility: "hidden",
          position: "absolute",
          // On small screens, below the whole header: there is no space below the button.
          top: ["100%", null, null, "calc(100% + 0.6rem)"],
          left: [3, null, null, "-1rem"],
          minWidth: "16.5rem",
          p: 2,
          bg: "background",
          border: "rule",
          borderRadius: "sheet",
          // Covers the gap to the button, so that the pointer doesn't leave the menu on its way.
          "&::before": {
            content: "''",
            position: "absolute",
            left: 0,
            right: 0,
            top: "-0.75rem",
            height: "0.75rem",
          },
          // On small screens without scripts, the panel is a part of the list.
          "@media (max-width: 71.99em)": {
            "html:not(.js) &": { position: "static", minWidth: 0, border: 0 },
          },
          "&[data-open], html:not(.js) li:hover > &, html:not(.js) li:focus-within > &": {
            visibility: "visible",
          },
        }}
      >
        {links.map((link) => (
          <li key={link.label}>
            <MenuLink
              {...link}
              onClick={menu.close}
              sx={{
                display: "block",
                px: 3,
                py: "0.6rem",
                borderRadius: "control",
                color: "text",
                textDecoration: "none",
                fontWeight: "body",
                "&[aria-current]": { fontWeight: "strong" },
                "&:hover": { bg: "sheet" },
              }}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}
