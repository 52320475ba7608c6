import { type ComponentType, useRef, useState } from "react";
import { useSite } from "../components/useSite";
import { MenuButton } from "./MenuButton";
import type { MenuDrawerProps } from "./MenuDrawer";

type MenuDrawer = ComponentType<MenuDrawerProps>;

/**
 * The menu of small screens. Its drawer and tooltip are fetched at the first sign that somebody wants them, and their
 * button takes the place of the plain one; not while that is being pressed, or the press would be lost between the two.
 */
export function MobileMenu({ path }: { path: string }) {
  const { words } = useSite();
  const [open, setOpen] = useState(false);
  const [Drawer, setDrawer] = useState<MenuDrawer>();
  const button = useRef<HTMLButtonElement>(null);
  const fetched = useRef<MenuDrawer>();
  const pressed = useRef(false);
  const hadFocus = useRef(false);

  const replace = () => {
    if (!fetched.current || pressed.current) return;
    hadFocus.current = document.activeElement === button.current;
    setDrawer(() => fetched.current);
  };
  const want = async () => {
    fetched.current = (await import("./MenuDrawer")).default;
    replace();
  };
  const release = () => {
    pressed.current = false;
    replace();
  };

  return (
    <div sx={{ display: ["block", "block", "none"], "html:not(.js) &": { display: "none" } }}>
      {Drawer ? (
        <Drawer path={path} open={open} onOpenChange={setOpen} focusButton={hadFocus.current} />
      ) : (
        <MenuButton
          ref={button}
          label={words.menu}
          open={open}
          onPointerEnter={want}
          onFocus={want}
          onPointerDown={() => {
            pressed.current = true;
          }}
          onPointerLeave={release}
          onPointerCancel={release}
          onClick={() => {
            setOpen(true);
            release();
            want();
          }}
        />
      )}
    </div>
  );
}
