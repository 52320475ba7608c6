import { Drawer } from "@base-ui/react/drawer";
import { Link } from "gatsby";
import { X } from "lucide-react";
import { type RefObject, type UIEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ThemeUIStyleObject } from "theme-ui";
import { Logo } from "../components/Logo";
import Tooltip from "../components/Tooltip";
import { useOnBack } from "../components/useOnBack";
import { useSite } from "../components/useSite";
import { cover } from "../theme/patterns";
import { variant } from "../theme/variant";
import { MenuDrawerLinks } from "./MenuDrawerLinks";

export interface MenuDrawerProps {
  /** The button that opens the drawer. */
  button: RefObject<HTMLButtonElement>;
  open: boolean;
  onOpenChange(open: boolean): void;
}

// Base UI needs it, and the oldest supported browsers don't have it.
window.queueMicrotask ??= (callback) => {
  Promise.resolve().then(callback);
};

/** In milliseconds: how long after scrolling inside the drawer a drag doesn't move it. */
const scrollLock = 500;

/** The transition of the drawer and its backdrop. Both follow a drag without delay. */
const moving = (property: string): ThemeUIStyleObject => ({
  transition: `${property} 450ms cubic-bezier(0.32, 0.72, 0, 1)`,
  "&[data-swiping]": { transition: "none" },
  "&[data-ending-style]": { transitionDuration: "calc(var(--drawer-swipe-strength) * 400ms)" },
});

/** The menu as a drawer at the bottom of the screen. A drag down, a click outside, Escape, the close button, a choice, Back and a wide window close it. */
export default function MenuDrawer({ button, open, onOpenChange }: MenuDrawerProps) {
  const { site, messages } = useSite();
  const popup = useRef<HTMLDivElement>(null);
  const scrollTimer = useRef<number>();
  // The first click can come before this code loads; a drawer that is open from the start would not slide in.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useOnBack(useCallback(() => onOpenChange(false), [onOpenChange]));
  useEffect(() => {
    const closeWithoutButton = () => {
      if (button.current?.getClientRects().length === 0) onOpenChange(false);
    };
    window.addEventListener("resize", closeWithoutButton);
    return () => window.removeEventListener("resize", closeWithoutButton);
  }, [button, onOpenChange]);

  // Before the chosen dialog opens, so that it returns focus to the button.
  const choose = () => {
    button.current?.focus();
    flushSync(() => onOpenChange(false));
  };
  const focusAfter = () => {
    const { activeElement, body } = document;
    return activeElement === body || popup.current?.contains(activeElement)
      ? button.current
      : false;
  };
  const lockDrag = ({ currentTarget }: UIEvent<HTMLElement>) => {
    currentTarget.setAttribute("data-base-ui-swipe-ignore", "");
    window.clearTimeout(scrollTimer.current);
    scrollTimer.current = window.setTimeout(
      () => currentTarget.removeAttribute("data-base-ui-swipe-ignore"),
      scrollLock,
    );
  };

  return (
    <>
      <Tooltip label={messages.menu} control={button} disabled={open} />
      <Drawer.Root open={open && ready} onOpenChange={onOpenChange}>
        <Drawer.Portal>
          <Drawer.Backdrop
            sx={{
              position: "fixed",
              ...cover,
              zIndex: "menu",
              bg: "overlay",
              opacity: "calc(1 - var(--drawer-swipe-progress))",
              ...moving("opacity"),
              "&[data-starting-style], &[data-ending-style]": { opacity: 0 },
            }}
          />
          <Drawer.Viewport
            sx={{
              position: "fixed",
              ...cover,
              zIndex: "menu",
              display: "flex",
              alignItems: "flex-end",
              "&[data-ending-style]": { pointerEvents: "none" },
            }}
          >
            <Drawer.Popup
              ref={popup}
              finalFocus={focusAfter}
              onScrollCapture={lockDrag}
              sx={{
                display: "flex",
                flexDirection: "column",
                width: "100%",
                maxHeight: "92vh",
                "@supports (height: 1dvh)": { maxHeight: "92dvh" },
                bg: "background",
                borderTop: "rule",
                borderTopLeftRadius: "18px",
                borderTopRightRadius: "18px",
                outline: "none",
                transform: "translateY(var(--drawer-swipe-movement-y))",
                ...moving("transform"),
                "&[data-starting-style], &[data-ending-style]": { transform: "translateY(100%)" },
                // Visible below the drawer when a drag moves it up.
                "&::after": {
                  content: '""',
                  position: "absolute",
                  top: "100%",
                  left: 0,
                  right: 0,
                  height: "50vh",
                  bg: "background",
                },
              }}
            >
              <div
                aria-hidden
                sx={{ width: 44, height: 4, mx: "auto", mt: 2, borderRadius: 2, bg: "outline" }}
              />
              <div
                sx={{
                  display: "flex",
                  alignItems: "center",
                  justifyContent: "space-between",
                  px: 4,
                  py: 2,
                }}
              >
                <Link to="/" onClick={choose} sx={{ color: "text", textDecoration: "none", py: 2 }}>
                  <Logo name={site.brand} />
                </Link>
                <Drawer.Close aria-label={messages.closeMenu} sx={variant("buttons.icon")}>
                  <X aria-hidden size={24} />
                </Drawer.Close>
              </div>
              <Drawer.Title sx={variant("text.hidden")}>{messages.menu}</Drawer.Title>
              <MenuDrawerLinks onChoose={choose} />
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.Root>
    </>
  );
}
