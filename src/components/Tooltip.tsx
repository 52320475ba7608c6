import { Tooltip as Base } from "@base-ui/react/tooltip";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

interface TooltipProps {
  label: string;
  /** The control that the tooltip names. */
  control: RefObject<HTMLElement>;
  /** Keeps the name from showing. */
  disabled: boolean;
}

/** In milliseconds: how long the pointer rests on a control before its name shows. */
const openDelay = 700;
/** In milliseconds: for how long after closing the name shows again without delay. */
const skipDelay = 300;
/** In milliseconds: how long the pointer can take to move from the control to its name. */
const closeDelay = 150;

const isReached = (element: HTMLElement | null) =>
  element === document.activeElement || Boolean(element?.matches(":hover"));

/**
 * Shows the name of a control after 700 ms of pointing at it, or at once when Tab reaches it. The control exists before this
 * code loads, so it can't be Base UI's trigger.
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
    // Not `focus`, because focus also returns to the control when the drawer closes.
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
        <Base.Positioner
          anchor={control}
          positionMethod="fixed"
          sideOffset={4}
          sx={{ zIndex: "menu" }}
        >
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
