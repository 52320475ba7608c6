import { useSite } from "./useSite";

type Target = Queries.LinkTargetFragment;

/** Returns the target of a link to a page of this site, or to another address. */
export const pageTarget = (href: string): Target => ({
  href,
  hreflang: null,
  form: null,
  newTab: false,
});

/** Returns the target of a link as the content writes it: an address, or a name such as `form:contact`. */
export function useTarget(target: string): Target {
  const named = useSite().integrations.targets.find(({ name }) => name === target);
  return named ?? pageTarget(target);
}
