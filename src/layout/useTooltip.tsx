import {
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useRef,
  useState,
} from "react";
import { inverted } from "../theme/mixins";
import { useEscape } from "./useEscape";

/** In milliseconds: how long the pointer rests on a control before its name shows. */
const openDelay = 700;
/** In milliseconds: for how long after closing the name shows again without delay. */
const skipDelay = 300;

interface Tooltip {
  /** The name while it shows. */
  tooltip: ReactElement | false;
  /** The handlers of an element around the name and the control. */
  handlers: HTMLAttributes<HTMLElement>;
}

/** The name of a control, which shows when the pointer rests on it, or at once when Tab reaches it. */
export function useTooltip(label: string, lang?: string): Tooltip {
  const [open, setOpen] = useState(false);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const change = (next: boolean) => {
    clearTimeout(timer.current);
    if (open) closedAt.current = performance.now();
    setOpen(next);
  };
  const close = () => change(false);
  useEscape(open, close);
  const tooltip = open && (
    // The padding is the offset: the pointer can move on to the name.
    <span role="tooltip" sx={{ position: "absolute", top: "100%", right: 0, pt: "4px" }}>
      <span
        lang={lang}
        sx={{
          display: "block",
          px: 2,
          py: 1,
          ...inverted,
          borderRadius: "control",
          fontSize: "small",
          fontWeight: "medium",
          whiteSpace: "nowrap",
        }}
      >
        {label}
      </span>
    </span>
  );
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === "touch") return;
      if (performance.now() - closedAt.current < skipDelay) change(true);
      else timer.current = setTimeout(setOpen, openDelay, true);
    },
    onPointerLeave: close,
    onClick: close,
    onBlur: close,
    // Not `onFocus`, because focus also returns to the control when the drawer closes.
    onKeyUp: ({ key }: KeyboardEvent) => {
      if (key === "Tab") change(true);
    },
  };
  return { tooltip, handlers };
}
