import { useEffect, useRef, useState } from "react";
import { writeTeamSize } from "../../content/prices";
import { readTeamSize, type SizeProblem, teamSizeInAddress } from "../../content/teamSize";

/** In milliseconds: how long after the last change the result is announced. */
const pause = 800;

interface TeamSizeOptions {
  people: number;
  most: number;
  /** Called at once with every number, and with undefined when what was typed is none. */
  onChange(people: number | undefined): void;
  /** Called 800 ms after the visitor's last change. */
  onSettled(size: number | SizeProblem): void;
}

/**
 * The typed number of people, kept in the query. An invalid entry leaves the last valid number as it is.
 * @returns what the visitor typed, what is wrong with it, and a function that changes it
 */
export function useTeamSize({ people, most, onChange, onSettled }: TeamSizeOptions) {
  const [typed, setTyped] = useState(`${people}`);
  const timer = useRef<number>();
  const reading = readTeamSize(typed, most);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once; after that it is only written
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
    onChange(typeof size === "number" ? size : undefined);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      onSettled(size);
      if (typeof size !== "number") return;
      // Not at every change: browsers limit how often a page changes its address.
      const { pathname, search, hash } = window.location;
      window.history.replaceState(
        window.history.state,
        "",
        `${pathname}${writeTeamSize(size, search)}${hash}`,
      );
    }, pause);
  };

  return { typed, problem: typeof reading === "number" ? undefined : reading, change };
}
