import { Tooltip as Base } from "@base-ui/react/tooltip";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

interface TooltipProps {
  label: string;
  /** The control that the tooltip names. */
  control: RefObject<HTMLElement>;
  /** Keeps the name from showing. */
  disabled: boolean;
}

/** In milliseconds: how long one points at a control until its name shows. */
const openDelay = 700;
/** In milliseconds: how long after the name has closed it shows again at once. */
const skipDelay = 300;
/** In milliseconds: how long the pointer may take from the control to its name. */
const closeDelay = 150;

const isReached = (element: HTMLElement | null) => element === document.activeElement || Boolean(element?.matches(":hover"));

/**
 * A name that shows beside a control after 700 ms of pointing at it, or at once when Tab reaches it. The control is there
 * before this code is, so it can't be Base UI's own trigger.
 */
export default function Tooltip({ label, control, disabled }: TooltipProps) {
  const [pointedAt, setPointedAt] = useState(() => isReached(control.current));
  const [open, setOpen] = useState(false);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);

  const change = useCallback((next: boolean) => {
    setPointedAt(next);
    setOpen(next);
  }, []);

  useEffect(() => {
    if (disabled) change(false);
  }, [disabled, change]);

  useEffect(() => {
    const element = control.current;
    const enter = ({ pointerType }: PointerEvent) => setPointedAt(pointerType !== "touch");
    const leave = () => setPointedAt(false);
    // Not `focus`, which also comes back from the drawer.
    const showForTab = ({ key }: KeyboardEvent) => key === "Tab" && change(true);
    const hide = () => change(false);
    element?.addEventListener("pointerenter", enter);
    element?.addEventListener("pointerleave", leave);
    element?.addEventListener("keyup", showForTab);
    element?.addEventListener("blur", hide);
    return () => {
      element?.removeEventListener("pointerenter", enter);
      element?.removeEventListener("pointerleave", leave);
      element?.removeEventListener("keyup", showForTab);
      element?.removeEventListener("blur", hide);
    };
  }, [control, change]);

  useEffect(() => {
    if (pointedAt === open) return;
    const delay = performance.now() - closedAt.current < skipDelay ? 0 : openDelay;
    const timer = setTimeout(() => setOpen(pointedAt), pointedAt ? delay : closeDelay);
    return () => clearTimeout(timer);
  }, [pointedAt, open]);

  useEffect(() => {
    if (!open) return;
    return () => {
      closedAt.current = performance.now();
    };
  }, [open]);

  return (
    <Base.Root open={open && !disabled} onOpenChange={change}>
      <Base.Portal>
        <Base.Positioner anchor={control} positionMethod="fixed" sideOffset={4} sx={{ zIndex: "menu" }}>
          <Base.Popup
            role="tooltip"
            onPointerEnter={() => setPointedAt(true)}
            onPointerLeave={() => setPointedAt(false)}
            sx={{
              px: 2,
              py: 1,
              bg: "text",
              color: "inverse",
              borderRadius: "control",
              fontSize: "small",
              fontWeight: "medium",
            }}
          >
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
