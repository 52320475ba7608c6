import { useEffect } from "react";

/** Lets Escape close what is open, wherever the focus is. */
export function useEscape(open: boolean, close: () => void) {
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => key === "Escape" && open && close();
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  });
}
