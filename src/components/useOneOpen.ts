import { useState } from "react";

/**
 * Which one of several parts is open: opening one closes the other, opening it again closes it.
 * @returns whether a part is open, and what opens or closes it
 */
export function useOneOpen() {
  const [open, setOpen] = useState<string>();
  return {
    isOpen: (key: string) => open === key,
    toggle: (key: string) => setOpen(open === key ? undefined : key),
  };
}
