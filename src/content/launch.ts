import type { JSONPath } from "jsonc-parser";
import type { z } from "zod";
import type { integrations } from "../schema/entries/integrations";
import type { siteSettings } from "../schema/entries/site";
import { valueAt } from "../schema/schemaFields";
import type { stat } from "../sections/stats/schema";
import { isPlaceholder } from "../shared/placeholder";
import type { Content, Entry } from "./entries";
import { byLocation, type Problem } from "./problems";

/** Every text in a value, with where it stands. */
function textsIn(value: unknown, at: JSONPath = []): { at: JSONPath; text: string }[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

const placeholders = ({ value, contentFile }: Entry): Problem[] =>
  textsIn(value)
    .filter(({ text }) => isPlaceholder(text))
    .map(({ at }) =>
      contentFile.problemAt(at, "still a placeholder; fill in the real one before the launch"),
    );

function undatedVideo({ value, contentFile }: Entry): Problem[] {
  const { introductionVideo } = value as z.infer<typeof integrations>;
  if (introductionVideo.uploadDate) return [];
  const message = "not filled in yet; search engines list no video without its date";
  return [contentFile.problemAt(["introductionVideo", "uploadDate"], message)];
}

function expiredContact({ value, contentFile }: Entry): Problem[] {
  const { security } = value as z.infer<typeof siteSettings>;
  const { expires } = security;
  if (expires && new Date(`${expires}T23:59:59Z`) >= new Date()) return [];
  const message = "not filled in yet, or in the past; /.well-known/security.txt needs it";
  return [contentFile.problemAt(["security", "expires"], message)];
}

function unsourcedStat({ value, contentFile, at }: Entry): Problem[] {
  const { source, origin } = value as z.infer<typeof stat>;
  if (source || origin === "design") return [];
  const message = "not filled in yet; /evidence says that it can be asked for";
  return [contentFile.problemAt([...at, "source"], message)];
}

/** The questions without an answer: each has its anchor. */
const unanswered = (content: Content): Problem[] =>
  content.fieldsOf("questionAnchor").flatMap(({ entry, field }) => {
    const answer = [...field.at.slice(0, -1), "answer"];
    return valueAt(entry.value, answer.slice(entry.at.length))
      ? []
      : entry.contentFile.problemAt(answer, "not answered yet; answer or remove it");
  });

/** What must still be filled in before the site goes public, in valid content. */
export function launchProblems(content: Content): Problem[] {
  const site = content.ofType("SiteSettings");
  const services = content.ofType("Integrations");
  return [
    ...[...site, ...services].flatMap(placeholders),
    ...services.flatMap(undatedVideo),
    ...site.flatMap(expiredContact),
    ...content.ofType("Stat").flatMap(unsourcedStat),
    ...unanswered(content),
  ].sort(byLocation);
}
