import type { Problem } from "../problems";
import { valueAt } from "../walk";
import type { Content } from "./entries";

/** In days. RFC 9116 (section 2.5.5) recommends an expiry date less than a year ahead. */
const longest = 366;

const day = 24 * 60 * 60 * 1000;

/** A security contact that has expired, or that expires more than a year from now. */
export function expiryProblems({ entries }: Content, now = Date.now()): Problem[] {
  const entry = entries.find(({ entity }) => entity.type === "SiteSettings");
  const expires = valueAt(entry?.value, ["security", "expires"]);
  const end = typeof expires === "string" ? Date.parse(`${expires}T23:59:59Z`) : Number.NaN;
  if (!entry || Number.isNaN(end)) return [];
  const problem = (message: string) => [
    entry.source.problemAt([...entry.at, "security", "expires"], message),
  ];
  if (end < now)
    return problem(
      `expected a day in the future, got "${expires}"; make sure that the contact is still right, then write a new day`,
    );
  if (end > now + longest * day)
    return problem(`expected a day at most a year from now, got "${expires}"`);
  return [];
}
