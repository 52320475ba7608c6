import type { JSONPath } from "jsonc-parser";
import type { z } from "zod";
import type { integrations } from "../schema/entries/integrations";
import type { page } from "../schema/entries/page";
import type { siteSettings } from "../schema/entries/site";
import type { stat } from "../sections/stats/schema";
import { isPlaceholder } from "../shared/placeholder";
import { type ContentFile, readContentFile } from "./contentFile";
import { contentFiles } from "./folder";
import { byLocation, type Problem } from "./problems";

/** Every text in a value, with where it stands. */
function textsIn(value: unknown, at: JSONPath = []): { at: JSONPath; text: string }[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

const placeholders = ({ value, problemAt }: ContentFile): Problem[] =>
  textsIn(value)
    .filter(({ text }) => isPlaceholder(text))
    .map(({ at }) => problemAt(at, "still a placeholder; fill in the real one before the launch"));

function undatedVideo({ value, problemAt }: ContentFile): Problem[] {
  const { introductionVideo } = value as z.infer<typeof integrations>;
  if (introductionVideo.uploadDate) return [];
  const message = "not filled in yet; search engines list no video without its date";
  return [problemAt(["introductionVideo", "uploadDate"], message)];
}

function expiredContact({ value, problemAt }: ContentFile): Problem[] {
  const { security } = value as z.infer<typeof siteSettings>;
  const { expires } = security;
  if (expires && new Date(`${expires}T23:59:59Z`) >= new Date()) return [];
  const message = "not filled in yet, or in the past; /.well-known/security.txt needs it";
  return [problemAt(["security", "expires"], message)];
}

const unsourcedStats = ({ value, problemAt }: ContentFile): Problem[] =>
  (value as z.infer<typeof stat>[]).flatMap(({ source, origin }, index) =>
    source || origin === "design"
      ? []
      : problemAt([index, "source"], "not filled in yet; /evidence says that it can be asked for"),
  );

const unanswered = ({ value, problemAt }: ContentFile): Problem[] =>
  (value as z.infer<typeof page>).sections.flatMap((section, index) =>
    section.kind === "questions"
      ? (section.questions ?? []).flatMap(({ answer }, item) =>
          answer
            ? []
            : problemAt(
                ["sections", index, "questions", item, "answer"],
                "not answered yet; answer or remove it",
              ),
        )
      : [],
  );

/** What must still be filled in before the site goes public, in a `data` folder with valid content. */
export function launchProblems(folder: string): Problem[] {
  const read = (file: string) => readContentFile(folder, file);
  const site = read("site.json");
  const services = read("integrations.json");
  return [
    ...placeholders(site),
    ...placeholders(services),
    ...undatedVideo(services),
    ...expiredContact(site),
    ...unsourcedStats(read("stats.json")),
    ...contentFiles(folder, "pages/").map(read).flatMap(unanswered),
  ].sort(byLocation);
}
