import { useEffect } from "react";

/** Lets Escape close what is open, wherever the focus is. */
export function useEscape(open: boolean, close: () => void): void {
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => {
      if (open && key === "Escape") close();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  });
}
