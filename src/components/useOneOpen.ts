import { useState } from "react";

/**
 * Keeps at most one of several parts open.
 * @returns `isOpen` says whether a part is open; `toggle` opens a part and closes the others, or closes it when it is open
 */
export function useOneOpen() {
  const [open, setOpen] = useState<string>();
  return {
    isOpen: (key: string) => open === key,
    toggle: (key: string) => setOpen(open === key ? undefined : key),
  };
}
