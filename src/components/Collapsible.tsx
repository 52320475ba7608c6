import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useCollapse } from "react-collapsed";
import { flushSync } from "react-dom";
import { bareButton, scriptsOnly, staticOnly } from "../theme/mixins";
import { useSite } from "./useSite";

interface CollapsibleProps {
  open: boolean;
  onToggle(): void;
  label: ReactNode;
  /** The id of the heading that names the details; without it, the label is their heading. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

const standingOpen = {
  display: "block !important",
  height: "auto !important",
  contentVisibility: "visible",
} as const;

/**
 * A button that opens and closes the content below it. A browser that can search in closed content opens it at a match.
 * Without scripts the content is open, and there is no button.
 */
export function Collapsible({
  open,
  onToggle,
  label,
  labelledBy,
  className,
  children,
}: CollapsibleProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  // Only a press animates: a place that a link or the browser's search leads to must not move.
  const [animated, setAnimated] = useState(false);
  // Without an id, the hook makes one in another render.
  const { getCollapseProps } = useCollapse({ isExpanded: open, duration: 220, id });
  const { ref, style } = getCollapseProps({ ref: box });
  const closed = style.display === "none";

  useLayoutEffect(() => {
    // React 18 doesn't know this value. Other browsers hide the content as ever.
    if (closed) box.current?.setAttribute("hidden", "until-found");
  }, [closed]);

  useEffect(() => {
    const show = () =>
      // At once, because the browser then scrolls to the words.
      flushSync(() => {
        setAnimated(false);
        onToggle();
      });
    const part = box.current;
    part?.addEventListener("beforematch", show);
    return () => part?.removeEventListener("beforematch", show);
  });

  const button = (
    <button
      type="button"
      id={`${id}button`}
      aria-controls={id}
      aria-expanded={open}
      aria-describedby={labelledBy}
      onClick={() => {
        setAnimated(true);
        onToggle();
      }}
      className={className}
      sx={{
        ...bareButton,
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 3,
        width: labelledBy ? "auto" : "100%",
        minHeight: "target",
        fontWeight: "strong",
        "& > svg": { flex: "none", transition: "transform 200ms ease-out" },
        "&[aria-expanded='true'] > svg": { transform: "rotate(180deg)" },
        ...scriptsOnly,
      }}
    >
      <span>{label}</span>
      <ChevronDown aria-hidden size={20} />
    </button>
  );
  return (
    <>
      {labelledBy ? (
        button
      ) : (
        <h3 sx={{ font: "inherit" }}>
          {button}
          <span className={className} sx={{ fontWeight: "strong", ...staticOnly("block") }}>
            {label}
          </span>
        </h3>
      )}
      <section
        id={id}
        aria-labelledby={labelledBy ?? `${id}button`}
        // The hook measures its element on mount, which is slow on a page with many.
        ref={animated ? ref : box}
        style={{ ...style, display: undefined }}
        hidden={closed}
        sx={{
          // Closed, no gap in a grid.
          "@media screen": { "html.js &[hidden]": { position: "absolute", width: "100%" } },
          "html:not(.js) &": standingOpen,
          "@media print": standingOpen,
        }}
      >
        {children}
      </section>
    </>
  );
}

interface DetailsProps {
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

/** Details of a card, closed at first. */
export function Details({ labelledBy, className, children }: DetailsProps) {
  const { messages } = useSite();
  const [open, setOpen] = useState(false);
  return (
    <Collapsible
      open={open}
      onToggle={() => setOpen(!open)}
      label={open ? messages.hideDetails : messages.viewDetails}
      labelledBy={labelledBy}
    >
      <div className={className} sx={{ display: "grid", py: 3 }}>
        {children}
      </div>
    </Collapsible>
  );
}

/** Keeps at most one of several parts open; `stateOf` gives a part its state, and a toggle. */
export function useOneOpen() {
  const [current, open] = useState<string>();
  const stateOf = (key: string) => ({
    open: current === key,
    onToggle: () => open(current === key ? undefined : key),
  });
  return { open, stateOf };
}
