import { rmSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { editorAddress } from "../../content/editorEntries";
import type { integrations } from "../../content/schemas/integrations";
import { readSource } from "../../content/source";
import { writeEditor } from "./editorFiles";

/**
 * Writes the visual editor into the built site, if `data/integrations.json` names a repository for it.
 * @param siteFolder the project
 */
export async function publishEditor(siteFolder: string): Promise<void> {
  const { editor } = readSource(join(siteFolder, "data"), "integrations.json").value as z.infer<
    typeof integrations
  >;
  const folder = join(siteFolder, "public", editorAddress);
  // An earlier build may have written it.
  rmSync(folder, { recursive: true, force: true });
  if (editor) await writeEditor(siteFolder, folder, editor);
}
