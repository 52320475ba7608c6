import Menu from "lucide-react/icons/menu";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { beginAction } from "../components/pendingAction";
import { useDeferredComponent } from "../components/useDeferredComponent";
import { useSite } from "../components/useSite";
import { drawerSign, signStyle } from "./headerStyles";
import { useTooltip } from "./useTooltip";

const importDrawer = () => import(/* webpackChunkName: "menuDrawer" */ "./MenuDrawer");

interface MobileMenuProps {
  className?: string;
}

/** The button of the drawer, which loads at the first pointer or focus. If that fails, the page falls back to its HTML. */
export function MobileMenu({ className }: MobileMenuProps): ReactElement {
  const { messages, langOfText } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const { tooltip, handlers } = useTooltip(messages.menu, langOfText("menu"));
  const [open, setOpen] = useState(false);
  const [Drawer, load] = useDeferredComponent(importDrawer);

  // If it fails, a click tries again.
  const preload = () => load().catch(() => {});
  const handleClick = () => {
    const end = beginAction();
    load().then(
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
      if (box.current?.getClientRects().length === 0) setOpen(false);
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
          aria-expanded={open}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={handleClick}
          sx={signStyle}
        >
          <Menu aria-hidden size={drawerSign} />
        </button>
        {tooltip}
      </div>
      {Drawer && <Drawer open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
