import ChevronDown from "lucide-react/icons/chevron-down";
import { type KeyboardEvent, type ReactElement, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { SmartLink, type SmartLinkProps } from "../components/SmartLink";
import { useSite } from "../components/useSite";
import { langOf } from "../shared/langOf";
import { cover } from "../theme/mixins";
import { variant } from "../theme/variant";
import { chevron, menuItem, roomFor, row } from "./headerStyles";
import { useEscape } from "./useEscape";
import { useShownPath } from "./useShownPath";

export type MenuLinkProps = Omit<SmartLinkProps, "children">;

/** Every address that begins with a link's own counts as its page, but not with that of the home page. */
function useIsActive() {
  const path = useShownPath();
  const { home } = useSite();
  return ({ to: { href } }: Pick<MenuLinkProps, "to">): boolean =>
    href === home ? path === href : path.startsWith(href);
}

/** A link of the menu, which says when it leads to the page that is shown. */
export function MenuLink(props: MenuLinkProps): ReactElement {
  const isActive = useIsActive();
  return <SmartLink aria-current={isActive(props) ? "page" : undefined} {...props} />;
}

/** In milliseconds: how long a group stays open after the pointer leaves. */
const closeDelay = 150;

interface MenuGroupProps {
  label: string;
  lang: string | null;
  links: NonNullable<Queries.MenuEntryFieldsFragment["children"]>;
}

/** A group of the menu: a disclosure menu with arrow keys, as the WAI-ARIA Authoring Practices describe it. */
function MenuGroup({ label, lang, links }: MenuGroupProps) {
  const id = useId();
  const holdsCurrent = links.some(useIsActive());
  // A mouse opens the group before it clicks, and this click must not close it.
  const [openedBy, setOpenedBy] = useState<"pointer" | "click">();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const close = () => setOpenedBy(undefined);
  useEscape(openedBy === "pointer", close);

  const handleKeyDown = (event: KeyboardEvent) => {
    const [button, ...targets] = event.currentTarget.querySelectorAll<HTMLElement>("button, a");
    const at = targets.indexOf(document.activeElement as HTMLElement);
    const next = new Map([
      ["ArrowDown", targets[at + 1] ?? targets.at(-1)],
      ["ArrowUp", targets[at - 1] ?? button],
      ["Home", targets[0]],
      ["End", targets.at(-1)],
      ["Escape", button],
    ]).get(event.key);
    if (!next || (!openedBy && event.key !== "ArrowDown")) return;
    event.preventDefault();
    // At once, because a hidden link can't get the focus.
    flushSync(() => setOpenedBy(event.key === "Escape" ? undefined : "click"));
    next.focus();
  };

  return (
    <li
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "mouse") return;
        clearTimeout(timer.current);
        setOpenedBy(openedBy ?? "pointer");
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== "mouse") return;
        timer.current = setTimeout(setOpenedBy, closeDelay, (by: typeof openedBy) =>
          by === "click" ? by : undefined,
        );
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={handleKeyDown}
      sx={{ position: "relative" }}
    >
      <button
        type="button"
        lang={langOf({ lang })}
        aria-controls={id}
        aria-expanded={Boolean(openedBy)}
        onClick={({ currentTarget }) => {
          // Safari doesn't, and the group closes when it loses the focus.
          currentTarget.focus();
          setOpenedBy(openedBy === "click" ? undefined : "click");
        }}
        data-active={holdsCurrent || undefined}
        sx={{
          ...menuItem,
          "& > svg": { transition: "transform 160ms ease-out" },
          "&[aria-expanded='true'] > svg": { transform: "rotate(180deg)" },
        }}
      >
        {label}
        <ChevronDown aria-hidden size={chevron} />
      </button>
      <ul
        id={id}
        data-open={openedBy}
        sx={{
          visibility: "hidden",
          position: "absolute",
          top: "100%",
          left: "-1rem",
          width: "max-content",
          p: 2,
          bg: "background",
          border: "rule",
          borderRadius: "sheet",
          // Without scripts, it stands open in the list on all but the widest screens.
          "html:not(.js) &": {
            visibility: ["visible", null, null, "hidden"],
            position: ["static", null, null, "absolute"],
            width: ["auto", null, null, "max-content"],
            border: [0, null, null, "rule"],
          },
          "&[data-open], html:not(.js) li:hover > &, html:not(.js) li:focus-within > &": {
            visibility: "visible",
          },
        }}
      >
        {links.map(({ text, ...link }) => (
          <li
            key={link.label}
            lang={langOf(link)}
            sx={{
              position: "relative",
              px: 3,
              py: 2,
              borderRadius: "control",
              lineHeight: "title",
              "&:hover": { bg: "sheet" },
            }}
          >
            <MenuLink
              {...link}
              onClick={close}
              sx={{
                color: "text",
                textDecoration: "none",
                fontWeight: "strong",
                "&[aria-current]": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
                // The words below are a part of the link for the pointer, and of what the focus is on.
                "&::after": { content: "''", ...cover, borderRadius: "control" },
                "&:focus-visible": {
                  outline: "none",
                  "&::after": { outline: "3px solid", outlineColor: "accent" },
                },
              }}
            />
            <p sx={variant("text.small")}>{text}</p>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The menu of the header. Without room for it, the drawer shows instead; without scripts, it stands below the header. */
export function MainMenu(): ReactElement {
  const { navigation, messages, langOfText, language } = useSite();
  const lang = langOfText("mainNavigation");
  return (
    <nav
      aria-label={messages.mainNavigation}
      lang={lang}
      sx={{
        display: "none",
        ml: "var(--item-gap)",
        mr: "auto",
        [roomFor.menu]: { display: "block" },
        "html:not(.js) &": {
          display: "block",
          order: [1, null, null, 0],
          width: ["100%", null, null, "auto"],
        },
        "@media print": { display: "none !important" },
      }}
    >
      <ul lang={lang && language} sx={{ ...row, flexWrap: "wrap" }}>
        {navigation.menu.map(({ to, accent, children, ...entry }) =>
          to ? (
            <li key={entry.label}>
              <MenuLink
                {...entry}
                to={to}
                mark="hidden"
                sx={{ ...menuItem, ...(accent && { color: "accent" }) }}
              />
            </li>
          ) : (
            <MenuGroup key={entry.label} {...entry} links={children ?? []} />
          ),
        )}
      </ul>
    </nav>
  );
}
