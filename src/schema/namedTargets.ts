import type { z } from "zod";
import type { integrations } from "./entries/integrations";

export type NamedAddresses = Pick<z.infer<typeof integrations>, "sites" | "forms">;

/** Returns the targets that links can name, such as `form:contact`. */
export const namedTargets = ({ sites, forms }: NamedAddresses) => [
  ...Object.entries(sites).map(([name, { address, newTab }]) => ({
    name: `site:${name}`,
    href: address,
    newTab,
  })),
  ...Object.entries(forms).map(([name, form]) => ({
    name: `form:${name}`,
    href: form.address,
    form,
    newTab: false,
  })),
];
