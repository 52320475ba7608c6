import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Drawer } from "vaul";
import { Logo } from "../components/Logo";
import { SmartLink } from "../components/SmartLink";
import Tooltip from "../components/Tooltip";
import { useSite } from "../components/useSite";
import { cover } from "../theme/patterns";
import { variant } from "../theme/variant";
import { MenuButton } from "./MenuButton";
import { MenuDrawerLinks } from "./MenuDrawerLinks";

export interface MenuDrawerProps {
  path: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Whether this button takes the place of one that had the focus. */
  focusButton: boolean;
}

/** In milliseconds: how long after scrolling inside the drawer a drag does not yet move it. */
const scrollLock = 500;

/** The drawer that comes up from below; a drag down, a click beside it, Escape, the cross and a choice close it. */
export default function MenuDrawer({ path, open, onOpenChange, focusButton }: MenuDrawerProps) {
  const { site, words } = useSite();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => onOpenChange(false);
  const focusOnMount = useRef(focusButton && !open);
  useEffect(() => {
    if (focusOnMount.current) button.current?.focus();
  }, []);

  return (
    <>
      <Tooltip label={words.menu}>
        <MenuButton ref={button} label={words.menu} open={open} onClick={() => onOpenChange(true)} />
      </Tooltip>
      <Drawer.Root open={open} onOpenChange={onOpenChange} scrollLockTimeout={scrollLock} autoFocus>
        <Drawer.Portal>
          <Drawer.Overlay sx={{ position: "fixed", ...cover, zIndex: "menu", bg: "overlay" }} />
          <Drawer.Content
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              button.current?.focus();
            }}
            sx={{
              position: "fixed",
              left: 0,
              right: 0,
              bottom: 0,
              zIndex: "menu",
              display: "flex",
              flexDirection: "column",
              maxHeight: "92vh",
              "@supports (height: 1dvh)": { maxHeight: "92dvh" },
              bg: "background",
              borderTop: "rule",
              borderTopLeftRadius: "18px",
              borderTopRightRadius: "18px",
              outline: "none",
            }}
          >
            <div aria-hidden sx={{ width: 44, height: 4, mx: "auto", mt: 2, borderRadius: 2, bg: "outline" }} />
            <div sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", px: 4, py: 2 }}>
              <SmartLink
                to={{ href: "/", form: null, newTab: false }}
                onClick={close}
                sx={{ color: "text", textDecoration: "none", py: 2 }}
              >
                <Logo name={site.brand} />
              </SmartLink>
              <button type="button" aria-label={words.closeMenu} onClick={close} sx={variant("buttons.icon")}>
                <X aria-hidden size={24} />
              </button>
            </div>
            <Drawer.Title asChild>
              <h2 sx={variant("text.hidden")}>{words.menu}</h2>
            </Drawer.Title>
            <MenuDrawerLinks path={path} onChoose={close} />
          </Drawer.Content>
        </Drawer.Portal>
      </Drawer.Root>
    </>
  );
}
