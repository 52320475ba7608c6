import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useCollapse } from "react-collapsed";

interface CollapsibleProps {
  open: boolean;
  onToggle(): void;
  /** The words of the button. */
  label: ReactNode;
  heading?: "h3";
  /** The id of the element that names the details, when the label alone doesn't. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

const standingOpen = { display: "block !important", height: "auto !important" };

/** A button that opens and closes the content below it. Without scripts the content is open. */
export function Collapsible({
  open,
  onToggle,
  label,
  heading: Heading,
  labelledBy,
  className,
  children,
}: CollapsibleProps) {
  const id = useId();
  const { getToggleProps, getCollapseProps } = useCollapse({
    isExpanded: open,
    duration: 220,
    id: id.replace(/:/g, ""),
  });
  // Without the toggle's ref, the hook renders once less. `aria-hidden` would also hide what is open without scripts.
  const { role: _role, tabIndex: _stop, ref: _, ...toggle } = getToggleProps({ onClick: onToggle });
  const { role: _region, "aria-hidden": _hidden, ref, ...details } = getCollapseProps();
  // The hook measures its element on mount, which is slow on a page with many, so it gets the element on first opening.
  const [everOpen, setEverOpen] = useState(open);
  if (open && !everOpen) setEverOpen(true);
  const button = (
    <button
      {...toggle}
      aria-describedby={labelledBy}
      className={className}
      sx={{
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 3,
        width: Heading ? "100%" : "auto",
        minHeight: "target",
        p: 0,
        border: 0,
        bg: "transparent",
        textAlign: "start",
        fontWeight: "strong",
        cursor: "pointer",
        // Where everything is open, a heading makes sense and a button doesn't.
        "html:not(.js) &": Heading ? { cursor: "default" } : { display: "none" },
        "@media print": Heading ? { "& > svg": { display: "none" } } : { display: "none" },
        "& > svg": { flex: "none", transition: "transform 200ms ease-out" },
        "&[aria-expanded='true'] > svg": { transform: "rotate(180deg)" },
        "html:not(.js) & > svg": { display: "none" },
      }}
    >
      {label}
      <ChevronDown aria-hidden size={20} />
    </button>
  );
  return (
    <>
      {Heading ? <Heading sx={{ m: 0, font: "inherit" }}>{button}</Heading> : button}
      <section
        {...details}
        ref={everOpen ? ref : undefined}
        {...(labelledBy ? { "aria-labelledby": labelledBy } : {})}
        sx={{ "html:not(.js) &": standingOpen, "@media print": standingOpen }}
      >
        {children}
      </section>
    </>
  );
}

/** Keeps at most one of several parts open; `toggle` closes the open one. */
export function useOneOpen() {
  const [current, open] = useState<string>();
  return {
    isOpen: (key: string) => current === key,
    open,
    toggle: (key: string) => open(current === key ? undefined : key),
  };
}
