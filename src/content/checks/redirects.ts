import type { Problem } from "../problems";
import type { Content, Entry } from "./entries";

const isText = (value: unknown): value is string => typeof value === "string";

const sides = ({ value }: Entry) => {
  const { from, to } = (value ?? {}) as { from?: unknown; to?: unknown };
  return isText(from) && isText(to) ? { from, to } : undefined;
};

const redirectsOf = ({ entries }: Content) =>
  entries.filter(({ entity }) => entity.type === "Redirect");

/** The redirects: the target of each old address. */
export const movedAddresses = (content: Content): Map<string, string> =>
  new Map(
    redirectsOf(content).flatMap((entry) => {
      const found = sides(entry);
      return found ? [[found.from, found.to]] : [];
    }),
  );

/**
 * Follows redirects from an address.
 * @param address the first address
 * @param moved the target of each old address
 * @returns all addresses from the first to the last; in a circle, the last is also an earlier one
 */
export function wayFrom(address: string, moved: Map<string, string>): string[] {
  const way = [address];
  for (
    let next = moved.get(address);
    next !== undefined;
    next = moved.get(next.split("#")[0] ?? next)
  ) {
    if (way.includes(next)) return [...way, next];
    way.push(next);
  }
  return way;
}

/** Redirects from the address of a page, or from the address of another redirect. Their targets are checked in checks/targets.ts. */
export function redirectProblems(content: Content): Problem[] {
  const pages = new Map(
    content.leavesOf("path").map(({ entry, text }) => [text, entry.source.file]),
  );
  const seen = new Map<string, Problem>();
  return redirectsOf(content).flatMap((entry) => {
    const from = sides(entry)?.from;
    if (from === undefined) return [];
    const problem = (message: string) => entry.source.problemAt([...entry.at, "from"], message);
    const page = pages.get(from);
    if (page)
      return [
        problem(
          `"${from}" is the address of data/${page}, so it cannot redirect; take this entry out, or delete the page`,
        ),
      ];
    const first = seen.get(from);
    if (first)
      return [
        problem(
          `"${from}" redirects already at data/${first.file}:${first.line}; keep one of the two`,
        ),
      ];
    seen.set(from, problem(""));
    return [];
  });
}
