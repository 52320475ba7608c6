import { Menu } from "lucide-react";
import { type ComponentType, useRef, useState } from "react";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { inTime } from "../components/timeout";
import { useSite } from "../components/useSite";
import { variant } from "../theme/variant";
import type { MenuDrawerProps } from "./MenuDrawer";

interface MobileMenuProps {
  /** Whether the menu of the header shows instead of the drawer. */
  unfolded: boolean;
  onUnfold(unfolded: boolean): void;
}

/**
 * The menu of small screens. Its drawer and tooltip load when a pointer or focus reaches the button. When they don't load or
 * crash, the button shows the menu of the header.
 */
export function MobileMenu({ unfolded, onUnfold }: MobileMenuProps) {
  const { messages } = useSite();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps>>();

  const loadDrawer = async () => {
    const drawer = await inTime(import("./MenuDrawer"));
    setDrawer(() => drawer.default);
  };
  const preload = () => {
    loadDrawer().catch(() => {
      // A click tries again, and shows the menu of the header if that fails too.
    });
  };
  const unfold = () => {
    setOpen(false);
    onUnfold(true);
  };
  const handleClick = () => {
    if (unfolded) onUnfold(false);
    else {
      setOpen(true);
      loadDrawer().catch(unfold);
    }
  };
  const handleCrash = () => {
    setDrawer(undefined);
    if (open) unfold();
  };

  return (
    <div
      sx={{
        display: ["block", null, null, "none"],
        "[data-folded] &": { display: "block" },
        "html:not(.js) &": { display: "none" },
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={messages.menu}
        aria-haspopup={unfolded ? undefined : "dialog"}
        aria-expanded={open || unfolded}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={handleClick}
        sx={variant("buttons.icon")}
      >
        <Menu aria-hidden size={24} />
      </button>
      {Drawer && (
        <ErrorBoundary onError={handleCrash}>
          <Drawer button={button} open={open} onOpenChange={setOpen} />
        </ErrorBoundary>
      )}
    </div>
  );
}
