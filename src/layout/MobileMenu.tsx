import { type ComponentType, useRef, useState } from "react";
import { FaultBoundary } from "../components/FaultBoundary";
import { inTime } from "../components/timeout";
import { useSite } from "../components/useSite";
import { MenuButton } from "./MenuButton";
import type { MenuDrawerProps } from "./MenuDrawer";

type MenuDrawer = ComponentType<MenuDrawerProps>;

interface MobileMenuProps {
  path: string;
  /** Whether the menu of the header shows in the drawer's place. */
  unfolded: boolean;
  onUnfold(unfolded: boolean): void;
}

/**
 * The menu of small screens. Its drawer and tooltip are fetched at the first sign that somebody wants them, and their
 * button takes the place of the plain one; not while that is being pressed, or the press would be lost between the two.
 * Where the drawer does not arrive or crashes, the plain button stays, and unfolds the menu of the header.
 */
export function MobileMenu({ path, unfolded, onUnfold }: MobileMenuProps) {
  const { words } = useSite();
  const [open, setOpen] = useState(false);
  const [Drawer, setDrawer] = useState<MenuDrawer>();
  const button = useRef<HTMLButtonElement>(null);
  const fetched = useRef<MenuDrawer>();
  const crashed = useRef(false);
  const pressed = useRef(false);
  const hadFocus = useRef(false);

  const replace = () => {
    if (!fetched.current || pressed.current || crashed.current) return;
    hadFocus.current = document.activeElement === button.current;
    setDrawer(() => fetched.current);
    onUnfold(false);
  };
  const want = async () => {
    fetched.current = (await inTime(import("./MenuDrawer"))).default;
    replace();
  };
  const wantAhead = () => {
    want().catch(() => {
      // The press that follows asks again, and has something else to show.
    });
  };
  const release = () => {
    pressed.current = false;
    replace();
  };
  const unfold = () => {
    setOpen(false);
    onUnfold(true);
  };
  const handleClick = () => {
    release();
    if (unfolded) onUnfold(false);
    else if (crashed.current) unfold();
    else {
      setOpen(true);
      want().catch(unfold);
    }
  };
  const handleCrash = () => {
    crashed.current = true;
    setDrawer(undefined);
    if (open) unfold();
  };

  return (
    <div sx={{ display: ["block", null, "none"], "html:not(.js) &": { display: "none" } }}>
      {Drawer ? (
        <FaultBoundary onFault={handleCrash}>
          <Drawer path={path} open={open} onOpenChange={setOpen} focusButton={hadFocus.current} />
        </FaultBoundary>
      ) : (
        <MenuButton
          ref={button}
          label={words.menu}
          open={open || unfolded}
          {...(unfolded ? { "aria-haspopup": undefined } : {})}
          onPointerEnter={wantAhead}
          onFocus={wantAhead}
          onPointerDown={() => {
            pressed.current = true;
          }}
          onPointerLeave={release}
          onPointerCancel={release}
          onClick={handleClick}
        />
      )}
    </div>
  );
}
