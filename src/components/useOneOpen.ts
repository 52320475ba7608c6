import { useState } from "react";

interface PartState {
  open: boolean;
  onToggle(): void;
}

interface OneOpen {
  /** Opens the part with this key, and closes the one that is open. */
  open(key: string): void;
  /** The state of the part with this key, and what changes it. */
  stateOf(key: string): PartState;
}

/** Keeps at most one of several parts open. */
export function useOneOpen(): OneOpen {
  const [current, open] = useState<string>();
  const stateOf = (key: string) => ({
    open: current === key,
    onToggle: () => open(current === key ? undefined : key),
  });
  return { open, stateOf };
}
