import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useCollapse } from "react-collapsed";

interface CollapsibleProps {
  open: boolean;
  onToggle(): void;
  /** The words of the button. */
  label: ReactNode;
  /** The heading that the button stands in; without one the button stands alone. */
  heading?: "h3" | "h4";
  /** What the details belong to, where the label alone does not say so. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

const standingOpen = { display: "block !important", height: "auto !important" };

/** A button that opens and closes what follows it. Without scripts it stands open. */
export function Collapsible({ open, onToggle, label, heading: Heading, labelledBy, className, children }: CollapsibleProps) {
  const id = useId();
  const { getToggleProps, getCollapseProps } = useCollapse({ isExpanded: open, duration: 220, id: id.replace(/:/g, "") });
  // The elements say themselves what they are; and what is closed is not displayed, which hides it from everybody, whereas
  // without scripts it stands open, for everybody too.
  // Without its reference the hook need not look whether this is a button, for which it would render everything once more.
  const { role: _button, tabIndex: _stop, ref: _toggle, ...toggle } = getToggleProps({ onClick: onToggle });
  const { role: _region, "aria-hidden": _hidden, ref, ...details } = getCollapseProps();
  // The hook measures its element at once, which is felt where a page has many of them; what was never open can wait.
  const [everOpen, setEverOpen] = useState(open);
  if (open && !everOpen) setEverOpen(true);
  const button = (
    <button
      {...toggle}
      {...(labelledBy ? { "aria-describedby": labelledBy } : {})}
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
        // Where nothing is closed, a heading stays as such, and a button would say nothing.
        "html:not(.js) &": Heading ? { cursor: "default" } : { display: "none" },
        "@media print": Heading ? {} : { display: "none" },
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
