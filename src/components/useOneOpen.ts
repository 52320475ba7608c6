import { useState } from "react";

/**
 * Keeps at most one of several parts open.
 * @returns `isOpen` says whether a part is open; `open` opens it and closes the others; `toggle` closes it when it is open
 */
export function useOneOpen() {
  const [current, open] = useState<string>();
  return {
    isOpen: (key: string) => current === key,
    open,
    toggle: (key: string) => open(current === key ? undefined : key),
  };
}
