import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { serve } from "../../scripts/serve";
import { thirdParties } from "../support/network";

const listenerPath = "/listener.js";
const problemsPath = "/problems";

/** Runs first on every page and reports problems to the server, because not every engine's protocol has a log. */
const listener = `{
  let leaves = false;
  // Requests that are still open then fail.
  addEventListener("beforeunload", () => { leaves = true; });
  const report = (error) => leaves || navigator.sendBeacon("${problemsPath}", location.pathname + ": " + error);
  addEventListener("error", ({ message, target }) => report(message ?? "did not load " + (target.src ?? target.href)), true);
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => report(effectiveDirective + " blocks " + blockedURI));
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
  const { error } = console;
  console.error = (...words) => { report(words.join(" ")); error(...words); };
}`;

/** The built site, for one engine. */
export interface TestedSite {
  address: string;
  /** `host:port` of a proxy that refuses every other site. */
  proxy: string;
  /** Returns the errors and policy violations since the last call, without duplicates. */
  takeProblems(): string[];
  close(): void;
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** Serves the built site without third parties. Each page gets a script that reports errors and policy violations. */
export async function serveTestedSite(): Promise<TestedSite> {
  const problems = new Set<string>();
  const site = await serve(0);
  const server = createServer(async (request, response) => {
    const { url = "" } = request;
    if (url === problemsPath) {
      problems.add(await text(request));
      return response.writeHead(204).end();
    }
    if (url === listenerPath)
      return response.setHeader("Content-Type", "text/javascript").end(listener);
    const answer = await fetch(`http://localhost:${portOf(site)}${url}`, { redirect: "manual" });
    const headers = new Headers(answer.headers);
    for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
    const body = Buffer.from(await answer.arrayBuffer());
    const page = headers.get("content-type")?.startsWith("text/html");
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(
      page
        ? body.toString().replace("<head>", `<head><script src="${listenerPath}"></script>`)
        : body,
    );
  }).listen(0, "localhost");
  await once(server, "listening");
  const address = `http://localhost:${portOf(server)}`;
  server.on("connect", (_request, socket) => socket.end("HTTP/1.1 403 Forbidden\r\n\r\n"));
  return {
    address,
    proxy: `localhost:${portOf(server)}`,
    takeProblems: () => {
      const taken = [...problems].filter((problem) => !thirdParties.test(problem)).sort();
      problems.clear();
      return taken;
    },
    close: () => {
      for (const one of [server, site]) one.close();
    },
  };
}
