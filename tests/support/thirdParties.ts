import { integrations, textsIn } from "./content";

const hostOf = (address: string) => new URL(address).host;

const hosts = new Set(
  textsIn(integrations)
    .filter((text) => text.startsWith("https://"))
    .map(hostOf),
);

const matching = (names: string[]) => new RegExp(`//(${names.map((name) => name.replaceAll(".", "\\.")).join("|")})[/:?#]`);

/** Whether an address is that of a service which `data/integrations.json` names, or of a host that can't exist. */
export const isThirdParty = ({ host, hostname }: URL): boolean => hosts.has(host) || hostname.endsWith(".example");

/** What the browser names when it asks a service of `data/integrations.json` for something. */
export const thirdParties = matching([...hosts]);

/** What the browser names when it asks the host of an address for something. */
export const onHostOf = (address: string): RegExp => matching([hostOf(address)]);
