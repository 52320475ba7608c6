import type { z } from "zod";
import type { thirdParty } from "../schema/entries/integrations";

/** What the policy of a page takes from an entry of `data/integrations.json`. */
export type ThirdParty = z.infer<z.ZodObject<typeof thirdParty>> & {
  script?: string;
  iframe?: string;
};

/** Every object with a script or an iframe. What a service has of its own in a language is for the same pages. */
function thirdPartiesIn(value: unknown, onlyWith?: ThirdParty["onlyWith"]): ThirdParty[] {
  if (typeof value !== "object" || value === null) return [];
  const own: ThirdParty = { onlyWith, ...value };
  const inner = Object.values(value).flatMap((part) => thirdPartiesIn(part, own.onlyWith));
  return "script" in value || "iframe" in value ? [own, ...inner] : inner;
}

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
