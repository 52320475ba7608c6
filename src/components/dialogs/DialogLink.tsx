import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useHydrated } from "../useHydrated";

interface DialogLinkProps {
  /** Where the same thing stands on its own, for when scripts do not run. */
  href: string;
  onOpen(): void;
  children: ReactNode;
  className?: string;
  "aria-label"?: string;
}

const isPlainClick = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link that becomes a button for a dialog as soon as scripts run. */
export function DialogLink({ href, onOpen, children, ...rest }: DialogLinkProps) {
  const hydrated = useHydrated();
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onOpen();
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
