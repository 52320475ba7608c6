import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useHydrated } from "../useHydrated";

interface DialogLinkProps {
  /** The address of the same content on its own page, for visitors without scripts. */
  href: string;
  /** Gets the words of the link, which head the dialog. */
  onOpen(words: string): void;
  children: ReactNode;
  className?: string;
  "aria-label"?: string;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link that becomes a button for a dialog after hydration. */
export function DialogLink({ href, onOpen, children, ...rest }: DialogLinkProps) {
  const hydrated = useHydrated();
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onOpen(event.currentTarget.textContent ?? "");
  };
  return (
    <a
      href={href}
      {...(hydrated ? { role: "button", "aria-haspopup": "dialog" as const } : {})}
      onClick={(event) => isPlainClick(event) && open(event)}
      onKeyDown={(event) => event.key === " " && open(event)}
      {...rest}
    >
      {children}
    </a>
  );
}
