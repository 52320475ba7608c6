import type { Problem } from "../problems";
import { valueAt } from "../walk";
import type { Content } from "./entries";

const place = ["introductionVideo", "uploadDate"];

/** In milliseconds: by how much the earliest time zone is ahead of UTC. */
const earliestZone = 14 * 60 * 60 * 1000;

/**
 * A video that was published in the future: search engines refuse its data.
 * @param now in milliseconds since 1970
 */
export function uploadDateProblems({ entries }: Content, now = Date.now()): Problem[] {
  const entry = entries.find(({ entity }) => entity.type === "Integrations");
  const date = valueAt(entry?.value, place);
  if (!entry || typeof date !== "string" || !(Date.parse(date) > now + earliestZone)) return [];
  const message = `expected today or an earlier day, got "${date}"; write the day on which the video was published`;
  return [entry.source.problemAt([...entry.at, ...place], message)];
}
