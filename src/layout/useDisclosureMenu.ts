import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** In milliseconds: how long the menu stays open after the pointer leaves. */
const closeDelay = 150;

/**
 * The behavior of a menu that a button opens (WAI-ARIA Authoring Practices, disclosure navigation).
 * Hover, click, Enter, Space and Arrow Down open it. Escape, a choice, and moving pointer or focus away close it.
 * @returns whether it is open, and the properties of the wrapper, the button and the panel
 */
export function useDisclosureMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const openedByHover = useRef(false);
  const focusFirst = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (open && focusFirst.current) panel.current?.querySelector<HTMLElement>("a")?.focus();
    focusFirst.current = false;
  }, [open]);

  const close = () => {
    clearTimeout(timer.current);
    openedByHover.current = false;
    setOpen(false);
  };

  const moveFocus = (event: KeyboardEvent) => {
    const links = [...(panel.current?.querySelectorAll<HTMLElement>("a") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0) button.current?.focus();
    else links[Math.min(next, links.length - 1)]?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      close();
      button.current?.focus();
    } else if (open) {
      moveFocus(event);
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      focusFirst.current = true;
      setOpen(true);
    }
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
      ref: button,
      "aria-expanded": open,
      onClick: () => {
        // The pointer opened the menu on its way to this click, so the click must not close it.
        const keep = openedByHover.current;
        openedByHover.current = false;
        setOpen(keep || !open);
      },
    },
    panel: { ref: panel },
  };
}
