import { useState } from "react";

/** Keeps at most one of several parts open; `stateOf` gives a part its state, and a toggle. */
export function useOneOpen() {
  const [current, open] = useState<string>();
  const stateOf = (key: string) => ({
    open: current === key,
    onToggle: () => open(current === key ? undefined : key),
  });
  return { open, stateOf };
}
