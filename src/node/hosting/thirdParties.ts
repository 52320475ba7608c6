import type { z } from "zod";
import { contentFiles } from "../../check/rules/files";
import { readSource } from "../../check/source";
import { entityOf } from "../../schema/entities";
import { integrations, permits } from "../../schema/entries/integrations";
import type { page } from "../../schema/entries/page";

/** The other origins that a page may load from, by what it loads. */
export type Origins = Required<z.infer<typeof permits>>;

const joined = (...parts: Partial<Origins>[]) =>
  Object.fromEntries(
    permits.keyof().options.map((kind) => [kind, parts.flatMap((part) => part[kind] ?? [])]),
  ) as Origins;

const originOf = (address: string) => new URL(address).origin;

/** Returns a function from a page's path to the origins that the page may load from. */
export function readThirdParties(dataFolder: string): (path: string) => Origins {
  const { consent, policies, forms, introductionVideo } = integrations.parse(
    readSource(dataFolder, "integrations.json").value,
  );
  const framed = [
    ...Object.values(forms).map(({ address }) => address),
    introductionVideo.embedAddress,
  ].map(originOf);
  // The policy of the first page stays in force while a visitor follows links.
  const everywhere = joined(
    // The site requests a frame's address before it shows the frame, because frames report no error.
    { scripts: [originOf(consent.script)], frames: framed, connections: framed },
    consent.permits ?? {},
  );
  // Links to a legal document load a new document.
  const legal = joined(
    everywhere,
    { scripts: [originOf(policies.script)], frames: [originOf(policies.viewer)] },
    policies.permits ?? {},
  );
  const legalPaths = contentFiles(dataFolder)
    .filter((file) => entityOf(file)?.type === "ContentPage")
    .map((file) => readSource(dataFolder, file).value as z.infer<typeof page>)
    .filter(({ sections }) => sections.some(({ kind }) => kind === "policy"))
    .map(({ path }) => path);
  return (path) => (legalPaths.includes(path) ? legal : everywhere);
}
