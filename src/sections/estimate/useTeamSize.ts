import { type RefObject, useEffect, useMemo, useState } from "react";
import { usePriceQuery } from "../plans/priceQuery";
import { readTeamSize, sliderStops, type TeamSizeProblem } from "./teamSize";

/** The number of people in a field, as it was typed, or at the position of a slider. */
const enteredIn = ({ type, value }: HTMLInputElement, most: number): string =>
  type === "range" ? `${sliderStops(most)[Number(value)]}` : value;

interface TeamSizeEntry {
  /** The words in the field. */
  typed: string;
  /** The last valid number of people. */
  people: number;
  /** What is wrong with the words in the field. */
  problem: TeamSizeProblem | undefined;
  /** Whether the visitor used the field last, and not the slider. */
  inField: boolean;
  /** Takes what an input holds. */
  enter(input: HTMLInputElement): void;
}

/**
 * The size of a team that a visitor enters in a field or with a slider. The address has it too.
 * @param inputs the element around both
 */
export function useTeamSize(
  { start, most }: Pick<Queries.PlanEstimateFragment, "start" | "most">,
  inputs: RefObject<Element>,
): TeamSizeEntry {
  const [typed, setTyped] = useState(`${start}`);
  const [chosen, setChosen] = useState<number>();
  const [inField, setInField] = useState(false);
  const size = readTeamSize(typed, most);

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    // Entered before hydration.
    const all = [...(inputs.current?.querySelectorAll("input") ?? [])];
    const early = all.find(({ value, defaultValue }) => value !== defaultValue);
    const entered = early && enteredIn(early, most);
    const asked = [entered, query.get("people")]
      .map((text) => readTeamSize(text ?? "", most))
      .find((size) => typeof size === "number");
    if (asked) setChosen(asked);
    if (entered !== undefined) setTyped(entered);
    else if (asked) setTyped(`${asked}`);
  }, [most, inputs]);

  // Not at every step of the slider: browsers limit how often a page changes its address.
  usePriceQuery(
    useMemo(() => (chosen ? { people: chosen } : undefined), [chosen]),
    200,
  );

  return {
    typed,
    people: chosen ?? start,
    problem: typeof size === "number" ? undefined : size,
    inField,
    enter(input) {
      const entered = enteredIn(input, most);
      const read = readTeamSize(entered, most);
      setTyped(entered);
      setInField(input.type === "text");
      if (typeof read === "number") setChosen(read);
    },
  };
}
