import { lazy, Suspense, useState } from "react";
import { useSite } from "../components/useSite";
import { MenuButton } from "./MenuButton";

const MenuDrawer = lazy(() => import("./MenuDrawer"));

/** The menu of small screens. Its drawer and tooltip are fetched at the first sign that somebody wants them. */
export function MobileMenu({ path }: { path: string }) {
  const { words } = useSite();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [hadFocus, setHadFocus] = useState(false);
  const want = () => {
    setHadFocus(document.activeElement?.getAttribute("aria-label") === words.menu);
    setWanted(true);
  };
  const button = (
    <MenuButton
      label={words.menu}
      open={open}
      onPointerEnter={want}
      onFocus={want}
      onClick={() => {
        want();
        setOpen(true);
      }}
    />
  );
  return (
    <div sx={{ display: ["block", "block", "none"], "html:not(.js) &": { display: "none" } }}>
      {wanted ? (
        <Suspense fallback={button}>
          <MenuDrawer path={path} open={open} onOpenChange={setOpen} focusButton={hadFocus} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}
