import type { Fault } from "../faults";
import type { Content } from "./entries";

/** Pages whose address is not below the place where their kind lives. */
export const addressFaults = ({ leavesOf, fault }: Content): Fault[] =>
  leavesOf("path").flatMap(({ entry, leaf, text }) => {
    const below = entry.entity.pagesBelow ?? "/";
    return text.startsWith(below) ? [] : [fault(entry, leaf, `expected an address below "${below}", got "${text}"`)];
  });
