import Menu from "lucide-react/icons/menu";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { deferred } from "../components/deferred";
import { withTimeout } from "../components/loading";
import { beginAction } from "../components/pendingAction";
import { useSite } from "../components/useSite";
import { drawerSign, signStyle } from "./headerStyles";
import { useTooltip } from "./useTooltip";

const MenuDrawer = deferred(() => import(/* webpackChunkName: "menuDrawer" */ "./MenuDrawer"));

// If it fails, a click tries again.
const preload = () => MenuDrawer.preload().catch(() => {});

interface MobileMenuProps {
  className?: string;
}

/** The button of the drawer, which loads at the first pointer or focus. If that fails, the page falls back to its HTML. */
export function MobileMenu({ className }: MobileMenuProps): ReactElement {
  const { messages, langOfText } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const { tooltip, handlers } = useTooltip(messages.menu, langOfText("menu"));
  // Undefined until it first opens.
  const [open, setOpen] = useState<boolean>();

  const handleClick = () => {
    const end = beginAction();
    withTimeout(MenuDrawer.preload()).then(
      () => {
        if (end()) setOpen(true);
      },
      () => {
        if (!end()) return;
        document.documentElement.classList.remove("js");
        document.querySelector<HTMLElement>("header nav a")?.focus();
      },
    );
  };

  useEffect(() => {
    const closeWithoutButton = () => {
      // Undefined stays so: `false` would load the drawer.
      if (box.current?.getClientRects().length === 0) setOpen((now) => now && false);
    };
    window.addEventListener("resize", closeWithoutButton);
    return () => window.removeEventListener("resize", closeWithoutButton);
  }, []);

  return (
    <div ref={box} className={className} sx={{ position: "relative" }}>
      <div {...handlers}>
        <button
          type="button"
          aria-label={messages.menu}
          lang={langOfText("menu")}
          aria-haspopup="dialog"
          aria-expanded={Boolean(open)}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={handleClick}
          sx={signStyle}
        >
          <Menu aria-hidden size={drawerSign} />
        </button>
        {tooltip}
      </div>
      {open !== undefined && <MenuDrawer open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
