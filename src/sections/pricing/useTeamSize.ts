import { useEffect, useRef, useState } from "react";
import { writeTeamSize } from "../../content/prices";
import { readTeamSize, type SizeProblem, teamSizeInAddress } from "../../content/teamSize";

/** In milliseconds: how long somebody must have stopped typing or dragging before the result is told. */
const pause = 800;

interface TeamSizeOptions {
  people: number;
  most: number;
  /** Called at once with every number that can be. */
  onChange(people: number): void;
  /** Called when a visitor's change has come to rest. */
  onSettled(size: number | SizeProblem): void;
}

/**
 * The typed number of people, kept in the address. While what is typed cannot be, the last number that could stays.
 * @returns what is typed, what is wrong with it, and what changes it
 */
export function useTeamSize({ people, most, onChange, onSettled }: TeamSizeOptions) {
  const [typed, setTyped] = useState(`${people}`);
  const timer = useRef<number>();
  const reading = readTeamSize(typed, most);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once; from then on it is written
  useEffect(() => {
    const asked = teamSizeInAddress(window.location.search, most);
    if (asked) {
      setTyped(`${asked}`);
      onChange(asked);
    }
    return () => window.clearTimeout(timer.current);
  }, []);

  const change = (text: string) => {
    const size = readTeamSize(text, most);
    setTyped(text);
    if (typeof size === "number") onChange(size);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      onSettled(size);
      if (typeof size !== "number") return;
      // Written at rest only: browsers refuse to have their address changed at every pixel of a drag.
      const { pathname, search, hash } = window.location;
      window.history.replaceState(window.history.state, "", `${pathname}${writeTeamSize(size, search)}${hash}`);
    }, pause);
  };

  return { typed, problem: typeof reading === "number" ? undefined : reading, change };
}
