import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { guide } from "../../src/content/schemas/guides";
import { readSource } from "../../src/content/source";
import { dataFolder } from "./dataFolder";

/** A guide as the check reads it. */
export type Guide = z.infer<typeof guide>;

/** All guides. */
export const guides = readdirSync(join(dataFolder, "guides")).map(
  (name) => readSource(dataFolder, `guides/${name}`).value as Guide,
);

/** The components of one kind in the text of a guide. */
export const partsOf = <Kind extends Guide["body"]["parts"][number]["kind"]>(
  { body }: Guide,
  kind: Kind,
) => body.parts.filter((part): part is Extract<typeof part, { kind: Kind }> => part.kind === kind);
