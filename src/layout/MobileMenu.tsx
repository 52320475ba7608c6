import { type ComponentType, useRef, useState } from "react";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { inTime } from "../components/timeout";
import { useSite } from "../components/useSite";
import { MenuButton } from "./MenuButton";
import type { MenuDrawerProps } from "./MenuDrawer";

interface MobileMenuProps {
  path: string;
  /** Whether the menu of the header shows in the drawer's place. */
  unfolded: boolean;
  onUnfold(unfolded: boolean): void;
}

/**
 * The menu of small screens. Its drawer and tooltip are fetched at the first sign that somebody wants them. Where they do not
 * arrive or crash, the button unfolds the menu of the header.
 */
export function MobileMenu({ path, unfolded, onUnfold }: MobileMenuProps) {
  const { messages } = useSite();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [crashed, setCrashed] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps>>();

  const fetchDrawer = async () => {
    const drawer = await inTime(import("./MenuDrawer"));
    setDrawer(() => drawer.default);
  };
  const fetchAhead = () => {
    fetchDrawer().catch(() => {
      // The press that follows asks again, and has something else to show.
    });
  };
  const unfold = () => {
    setOpen(false);
    onUnfold(true);
  };
  const handleClick = () => {
    if (unfolded) onUnfold(false);
    else if (crashed) unfold();
    else {
      setOpen(true);
      fetchDrawer().catch(unfold);
    }
  };
  const handleCrash = () => {
    setCrashed(true);
    if (open) unfold();
  };

  return (
    <div sx={{ display: ["block", null, "none"], "html:not(.js) &": { display: "none" } }}>
      <MenuButton
        ref={button}
        label={messages.menu}
        open={open || unfolded}
        {...(unfolded ? { "aria-haspopup": undefined } : {})}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={handleClick}
      />
      {Drawer && (
        <ErrorBoundary onError={handleCrash}>
          <Drawer path={path} button={button} open={open} onOpenChange={setOpen} />
        </ErrorBoundary>
      )}
    </div>
  );
}
