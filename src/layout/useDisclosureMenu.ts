import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";

/** In milliseconds: how long the menu stays open after the pointer leaves. */
const closeDelay = 150;

/**
 * The behavior of a menu that a button opens (WAI-ARIA Authoring Practices, disclosure navigation).
 * Hover, click, Enter, Space and Arrow Down open it. Escape, a choice, and moving pointer or focus away close it.
 * @returns whether it is open, a function that closes it, and the properties of the wrapper and of the button in it
 */
export function useDisclosureMenu() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const openedByHover = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    openedByHover.current = false;
    setOpen(false);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const [button, ...links] = event.currentTarget.querySelectorAll<HTMLElement>("button, a");
    if (event.key === "Escape" && open) {
      close();
      button?.focus();
    }
    const at = links.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: links.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined || (!open && event.key !== "ArrowDown")) return;
    event.preventDefault();
    // At once, because a hidden link can't get the focus.
    flushSync(() => setOpen(true));
    (next < 0 ? button : links[Math.min(next, links.length - 1)])?.focus();
  };

  return {
    open,
    close,
    wrapper: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return;
        clearTimeout(timer.current);
        if (!open) openedByHover.current = true;
        setOpen(true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === "mouse") timer.current = setTimeout(close, closeDelay);
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      },
      onKeyDown: handleKeyDown,
    },
    button: {
      "aria-expanded": open,
      onClick: () => {
        // The pointer opened the menu on its way to this click, so the click must not close it.
        const keep = openedByHover.current;
        openedByHover.current = false;
        setOpen(keep || !open);
      },
    },
  };
}
