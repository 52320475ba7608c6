import Globe from "lucide-react/icons/globe";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { variant } from "../theme/variant";

interface LanguageMenuProps {
  /** The name of its button. */
  label: string;
  /** The class of its button. */
  className?: string;
  /** A list item for each language. */
  children: ReactNode;
}

/** A small menu of languages, which opens without scripts too. */
export default function LanguageMenu({
  label,
  className,
  children,
}: LanguageMenuProps): ReactElement {
  const box = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    /** Closes the menu when the visitor presses Escape, or is elsewhere. */
    const close = (event: Event) => {
      const isInside = box.current?.contains(event.target as Node);
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key !== "Escape" : isInside) return;
      if (isKey && isInside) summary.current?.focus();
      box.current?.removeAttribute("open");
    };
    const ways = ["keydown", "pointerdown", "focusin"];
    for (const way of ways) document.addEventListener(way, close);
    return () => {
      for (const way of ways) document.removeEventListener(way, close);
    };
  }, []);
  return (
    <details ref={box} sx={{ position: "relative" }}>
      <summary
        ref={summary}
        className={className}
        sx={{
          cursor: "pointer",
          listStyle: "none",
          "&::-webkit-details-marker": { display: "none" },
        }}
      >
        <Globe aria-hidden size={20} />
        <span sx={variant("text.hidden")}>{label}</span>
      </summary>
      <ul
        sx={{
          position: "absolute",
          top: "100%",
          left: "50%",
          transform: "translateX(-50%)",
          p: 2,
          bg: "background",
          border: "rule",
          borderRadius: "sheet",
        }}
      >
        {children}
      </ul>
    </details>
  );
}
