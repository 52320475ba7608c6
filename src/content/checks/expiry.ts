import type { Problem } from "../problems";
import type { Content } from "./entries";

/** In days: RFC 9116 recommends that a contact is looked after once a year. */
const longest = 366;

const day = 24 * 60 * 60 * 1000;

/** A security contact that holds no longer, or is said to hold longer than anybody can know. */
export function expiryProblems({ entries }: Content, now = Date.now()): Problem[] {
  const entry = entries.find(({ entity }) => entity.type === "SiteSettings");
  const expires = (entry?.value as { security?: { expires?: unknown } } | undefined)?.security?.expires;
  const end = typeof expires === "string" ? Date.parse(`${expires}T23:59:59Z`) : Number.NaN;
  if (!entry || Number.isNaN(end)) return [];
  const problem = (message: string) => [entry.source.problemAt([...entry.at, "security", "expires"], message)];
  if (end < now) return problem(`expected a day to come, got "${expires}": see that the contact still holds, then name a new day`);
  if (end > now + longest * day) return problem(`expected a day within a year, got "${expires}"`);
  return [];
}
