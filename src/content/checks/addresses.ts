import type { Problem } from "../problems";
import type { Content } from "./entries";

/** Pages whose `path` isn't the address at which the site builds them, or isn't below the address of their folder. */
export const addressProblems = ({ leavesOf, problemAt }: Content): Problem[] =>
  leavesOf("path").flatMap(({ entry, leaf, text }) => {
    const { address = "/", files } = entry.entity;
    if (!files.includes("*"))
      return text === address
        ? []
        : [problemAt(entry, leaf, `expected "${address}", where this page lives, got "${text}"`)];
    return text.startsWith(address)
      ? []
      : [problemAt(entry, leaf, `expected an address below "${address}", got "${text}"`)];
  });
