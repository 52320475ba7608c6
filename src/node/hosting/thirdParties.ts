import type { z } from "zod";
import { contentFiles } from "../../content/checks/files";
import { entityOf } from "../../content/entities";
import { integrations, permits } from "../../content/schemas/integrations";
import type { page } from "../../content/schemas/page";
import { readSource } from "../../content/source";

/** The other origins that a page may load from, by what it loads. */
export type Origins = Required<z.infer<typeof permits>>;

export interface ThirdParties {
  /** For every page: the policy of the first page stays in force while a visitor follows links, which load no new document. */
  everywhere: Origins;
  /** For the pages of legal documents, in addition. */
  legal: Origins;
  /** The paths of these pages. Links to them load a new document. */
  legalPaths: Set<string>;
}

const joined = (...parts: Partial<Origins>[]) =>
  Object.fromEntries(
    permits.keyof().options.map((kind) => [kind, parts.flatMap((part) => part[kind] ?? [])]),
  ) as Origins;

const originOf = (address: string) => new URL(address).origin;

/** Reads the third parties of the site from a `data` folder with valid content. */
export function readThirdParties(dataFolder: string): ThirdParties {
  const { consent, policies, forms, introductionVideo } = integrations.parse(
    readSource(dataFolder, "integrations.json").value,
  );
  const framed = [
    ...Object.values(forms).map(({ address }) => address),
    introductionVideo.embedAddress,
  ].map(originOf);
  const legalPaths = contentFiles(dataFolder)
    .filter((file) => entityOf(file)?.type === "ContentPage")
    .map((file) => readSource(dataFolder, file).value as z.infer<typeof page>)
    .filter(({ sections }) => sections.some(({ kind }) => kind === "policy"))
    .map(({ path }) => path);
  return {
    // The site requests a frame's address before it shows the frame, because frames report no error.
    everywhere: joined(
      { scripts: [originOf(consent.script)], frames: framed, connections: framed },
      consent.permits ?? {},
    ),
    legal: joined(
      { scripts: [originOf(policies.script)], frames: [originOf(policies.viewer)] },
      policies.permits ?? {},
    ),
    legalPaths: new Set(legalPaths),
  };
}

/** Returns the origins that a page may load from. */
export const thirdPartiesOf = (
  path: string,
  { everywhere, legal, legalPaths }: ThirdParties,
): Origins => (legalPaths.has(path) ? joined(everywhere, legal) : everywhere);
