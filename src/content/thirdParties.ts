import type { z } from "zod";
import type { thirdParty } from "../schema/entries/integrations";
import { isRecord } from "../schema/schemaFields";

/** What the policy of a page takes from an entry of `data/integrations.json`. */
export type ThirdParty = z.infer<z.ZodObject<typeof thirdParty>> & {
  script?: string;
  iframe?: string;
};

const thirdPartiesIn = (value: unknown): ThirdParty[] => {
  const inner =
    typeof value === "object" ? Object.values(Object(value)).flatMap(thirdPartiesIn) : [];
  return isRecord(value) && ("script" in value || "iframe" in value) ? [value, ...inner] : inner;
};

/**
 * The third parties from which a page with these sections may load.
 * @param integrations what data/integrations.json holds
 */
export const thirdPartiesOf = (
  integrations: unknown,
  sections: readonly { kind: string }[] = [],
): ThirdParty[] =>
  thirdPartiesIn(integrations).filter(
    ({ onlyWith }) => !onlyWith || sections.some(({ kind }) => kind === onlyWith),
  );
