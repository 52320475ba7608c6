import type { z } from "zod";
import { contentFiles } from "../../src/content/checks/files";
import type { guide } from "../../src/content/schemas/guides";
import { readSource } from "../../src/content/source";
import { dataFolder } from "./dataFolder";

/** A guide as the check reads it. */
export type Guide = z.infer<typeof guide>;

/** All guides. */
export const guides = contentFiles(dataFolder, "guides").map(
  (file) => readSource(dataFolder, file).value as Guide,
);

/** The components of one kind in the text of a guide. */
export const partsOf = <Kind extends Guide["body"]["parts"][number]["kind"]>(
  { body }: Guide,
  kind: Kind,
) => body.parts.filter((part): part is Extract<typeof part, { kind: Kind }> => part.kind === kind);
