import type { Route } from "@playwright/test";
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

/** What replaces every page of a third party: a small form without accessibility problems. */
export const hostedPage = `<!doctype html>
<html lang="en">
  <head><title>Hosted page</title></head>
  <body><main><h1>Hosted page</h1><label>Your name <input></label></main></body>
</html>`;

/** Answers in place of a third party: scripts are empty. */
export const standIn = (route: Route): Promise<void> =>
  route.request().resourceType() === "script"
    ? route.fulfill({ contentType: "text/javascript", body: "" })
    : route.fulfill({ contentType: "text/html", body: hostedPage });
