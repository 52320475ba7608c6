import type { z } from "zod";
import { contentFiles } from "../../content/checks/files";
import { entityOf } from "../../content/entities";
import { integrations, type permits } from "../../content/schemas/integrations";
import { readSource } from "../../content/source";

/** Where a page may load from beside the site itself, by what is loaded. */
export type Origins = Required<z.infer<typeof permits>>;

/** The third parties of the site. */
export interface ThirdParties {
  /** What every page may load: visits go on from page to page without a new document, and so without a new policy. */
  everywhere: Origins;
  /** What the pages of legal documents may load as well. */
  legal: Origins;
  /** The addresses of these pages; links to them load a new document. */
  legalPaths: Set<string>;
}

const none: Origins = { scripts: [], styles: [], images: [], fonts: [], connections: [], frames: [] };

const joined = (...parts: Partial<Origins>[]): Origins =>
  parts.reduce<Origins>(
    (all, part) => ({
      scripts: [...all.scripts, ...(part.scripts ?? [])],
      styles: [...all.styles, ...(part.styles ?? [])],
      images: [...all.images, ...(part.images ?? [])],
      fonts: [...all.fonts, ...(part.fonts ?? [])],
      connections: [...all.connections, ...(part.connections ?? [])],
      frames: [...all.frames, ...(part.frames ?? [])],
    }),
    none,
  );

const originOf = (address: string) => new URL(address).origin;

/**
 * Reads from the content which third parties the site has.
 * @param dataFolder the `data` folder, checked before
 */
export function readThirdParties(dataFolder: string): ThirdParties {
  const { consent, policies, forms, introductionVideo } = integrations.parse(readSource(dataFolder, "integrations.json").value);
  const framed = [...Object.values(forms).map(({ address }) => address), introductionVideo.embedAddress].map(originOf);
  const legalPaths = contentFiles(dataFolder)
    .filter((file) => entityOf(file)?.type === "LegalPage")
    .map((file) => (readSource(dataFolder, file).value as { path: string }).path);
  return {
    // Frames tell nothing when their site cannot be reached, so their addresses are asked first.
    everywhere: joined({ scripts: [originOf(consent.script)], frames: framed, connections: framed }, consent.permits ?? {}),
    legal: joined({ scripts: [originOf(policies.script)], frames: [originOf(policies.viewer)] }, policies.permits ?? {}),
    legalPaths: new Set(legalPaths),
  };
}

/** What a page may load. */
export const thirdPartiesOf = (path: string, { everywhere, legal, legalPaths }: ThirdParties): Origins =>
  legalPaths.has(path) ? joined(everywhere, legal) : everywhere;
