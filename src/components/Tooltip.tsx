import { type RefObject, useEffect, useState } from "react";

interface TooltipProps {
  label: string;
  /** Holds the control that the label names, and the tooltip. */
  around: RefObject<HTMLElement>;
}

type State = "closed" | "delayed-open" | "instant-open";

/** In milliseconds: how long the pointer rests on a control before its name shows. */
const openDelay = 700;
/** In milliseconds: for how long after closing the name shows again without delay. */
const skipDelay = 300;

/** Shows the name of a control after 700 ms of pointing at it, or at once when Tab reaches it. */
export function Tooltip({ label, around }: TooltipProps) {
  const [state, setState] = useState<State>("closed");
  useEffect(() => {
    const element = around.current;
    if (!element) return;
    const stop = new AbortController();
    let shown = false;
    let closedAt = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout>;
    const change = (next: State) => {
      clearTimeout(timer);
      if (shown) closedAt = performance.now();
      shown = next !== "closed";
      setState(next);
    };
    const hide = () => change("closed");
    const point = () => {
      if (performance.now() - closedAt < skipDelay) change("instant-open");
      else timer = setTimeout(change, openDelay, "delayed-open");
    };
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => element.addEventListener(type, listener, { signal: stop.signal });

    on("pointerenter", ({ pointerType }) => pointerType !== "touch" && point());
    on("pointerleave", hide);
    on("click", hide);
    on("focusout", hide);
    on("keydown", ({ key }) => key === "Escape" && hide());
    // Not `focus`, because focus also returns to the control when the drawer closes.
    on("keyup", ({ key }) => key === "Tab" && change("instant-open"));
    // The pointer or the focus can be there before this code.
    if (element.matches(":hover") || element.querySelector(":focus-visible")) point();
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [around]);

  if (state === "closed") return null;
  return (
    // The padding is the offset: the pointer can move on to the name.
    <span
      role="tooltip"
      data-state={state}
      sx={{ position: "absolute", top: "100%", right: 0, pt: "4px" }}
    >
      <span
        sx={{
          display: "block",
          px: 2,
          py: 1,
          bg: "text",
          color: "inverse",
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
}
