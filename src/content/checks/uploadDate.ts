import type { Problem } from "../problems";
import type { Content } from "./entries";

/** In milliseconds: by how much the earliest time zone is ahead of UTC. */
const earliestZone = 14 * 60 * 60 * 1000;

/**
 * A video that was published in the future: search engines refuse its data.
 * @param now in milliseconds since 1970
 */
export function uploadDateProblems({ entries }: Content, now = Date.now()): Problem[] {
  const entry = entries.find(({ entity }) => entity.type === "Integrations");
  const { introductionVideo } = (entry?.value ?? {}) as { introductionVideo?: { uploadDate?: unknown } };
  const date = introductionVideo?.uploadDate;
  if (!entry || typeof date !== "string" || !(Date.parse(date) > now + earliestZone)) return [];
  const message = `expected today or an earlier day, got "${date}"; write the day on which the video was published`;
  return [entry.source.problemAt([...entry.at, "introductionVideo", "uploadDate"], message)];
}
