import type { Page, Route } from "@playwright/test";
import { integrations, textsIn } from "./content";

const hostOf = (url: string) => new URL(url).host;

const hosts = new Set(
  textsIn(integrations)
    .filter((text) => text.startsWith("https://"))
    .map(hostOf),
);

const matching = (names: string[]) =>
  new RegExp(`//(${names.map((name) => name.replaceAll(".", "\\.")).join("|")})[/:?#]`);

/** Whether an address belongs to a service in `data/integrations.json`, or to a host that can't exist. */
export const isThirdParty = ({ host, hostname }: URL): boolean =>
  hosts.has(host) || /\.(example|test)$/.test(hostname);

/** Replaces placeholders in a text by addresses that the site requests by itself. */
export const filledIn = (text: string): string =>
  text.replaceAll(".example", ".test").replaceAll("-document-id", "-document");

/** What React says of a policy's page from {@link fillIn}, whose HTML is built with placeholders; it then renders that part. */
export const builtWithPlaceholders = /Minified React error #4(18|22|23|25)/;

/** Serves pages and their data as after the launch, without placeholders. */
export const fillIn = (page: Page) =>
  page.context().route(/localhost:\d+\/([^.]*|page-data\/.+\.json)$/, async (route) => {
    // A server may close a connection that is about to be used again.
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, body: filledIn(await response.text()) });
  });

/** Matches every address of a service in `data/integrations.json`. */
export const thirdParties = matching([...hosts]);

/** Matches every address on the same host. */
export const onHostOf = (url: string): RegExp => matching([hostOf(url)]);

/** A small form without accessibility problems. */
const hostedPage = `<!doctype html>
<html lang="en">
  <head><title>Hosted page</title></head>
  <body><main><h1>Hosted page</h1><label>Your name <input></label></main></body>
</html>`;

/** What a host answers instead of the requested file. */
export type Answer = (route: Route) => unknown;

export const script =
  (body: string): Answer =>
  (route) =>
    route.fulfill({ contentType: "text/javascript", body });
export const html =
  (body: string, status = 200): Answer =>
  (route) =>
    route.fulfill({ status, contentType: "text/html", body });
export const refused: Answer = (route) => route.abort();
export const error = html("<h1>Internal Server Error</h1>", 500);
export const garbage = html("<!doctype html><h1>Please log in to this network</h1>");
export const nothing: Answer = () => {};

/** Answers in place of a third party, with an empty script or the hosted page. */
export const standIn: Answer = (route) =>
  (route.request().resourceType() === "script" ? script("") : html(hostedPage))(route);
