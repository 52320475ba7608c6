import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../scripts/serve";
import { hostedPage } from "../support/hostedPage";
import { isThirdParty } from "../support/thirdParties";

const listenerPath = "/listener.js";
const problemsPath = "/problems";

/** Runs first on every page and reports problems to the server, because not every engine's protocol has a log. */
const listener = `{
  let leaves = false;
  // What is still on its way then fails to load.
  addEventListener("beforeunload", () => { leaves = true; });
  const tell = (error) => leaves || navigator.sendBeacon("${problemsPath}", JSON.stringify({ error: location.pathname + ": " + error }));
  addEventListener("error", ({ message, target }) => tell(message ?? "did not load " + (target.src ?? target.href)), true);
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => tell(effectiveDirective + " blocks " + blockedURI));
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
  const { error } = console;
  console.error = (...words) => { tell(words.join(" ")); error(...words); };
}`;

/** The built site, for one engine. */
export interface TestedSite {
  address: string;
  /** `host:port` of the proxy that stands in for third parties. */
  proxy: string;
  /** Whether scripts are kept back. */
  withholdScripts: boolean;
  /** Returns the errors and the policy's violations since the last call, each once. */
  takeProblems(): string[];
  close(): void;
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** A key and its certificate, which no browser trusts by itself. */
function selfSigned(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), "debato-certificate-"));
  const files = ["-keyout", join(folder, "key"), "-out", join(folder, "cert")];
  const { stderr } = spawnSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=stand-in", ...files]);
  try {
    return { key: readFileSync(join(folder, "key"), "utf8"), cert: readFileSync(join(folder, "cert"), "utf8") };
  } catch {
    throw new Error(`openssl made no certificate: ${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Serves the built site, and adds a script to each page that reports errors and violations of the policy. A proxy
 * answers for the services of `data/integrations.json`: pages by a small form, scripts by an empty one.
 */
export async function serveTestedSite(): Promise<TestedSite> {
  const problems = new Set<string>();
  const site = await serve(0);
  const standIns = createSecureServer(selfSigned(), ({ url = "" }, response) => {
    const script = url.endsWith(".js");
    response.writeHead(200, { "Content-Type": script ? "text/javascript" : "text/html" }).end(script ? "" : hostedPage);
  });
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    if (path === problemsPath) {
      problems.add(JSON.parse(await bodyOf(request)).error);
      return response.writeHead(204).end();
    }
    if (path === listenerPath) return response.writeHead(200, { "Content-Type": "text/javascript" }).end(listener);
    if (tested.withholdScripts && path.endsWith(".js")) return response.writeHead(503).end();
    const answer = await fetch(`http://localhost:${portOf(site)}${path}`, { redirect: "manual" });
    const headers = new Headers(answer.headers);
    for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
    const body = Buffer.from(await answer.arrayBuffer());
    // A page whose scripts are kept back reports them as errors.
    const page = !tested.withholdScripts && headers.get("content-type")?.startsWith("text/html");
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(page ? body.toString().replace("<head>", `<head><script src="${listenerPath}"></script>`) : body);
  }).listen(0, "localhost");
  server.on("connect", ({ url }, socket) => {
    socket.on("error", () => socket.destroy());
    // Browsers ask their makers for updates.
    if (!isThirdParty(new URL(`https://${url}`))) return socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    socket.write("HTTP/1.1 200 OK\r\n\r\n");
    standIns.emit("connection", socket);
  });
  await once(server, "listening");
  const tested = {
    address: `http://localhost:${portOf(server)}`,
    proxy: `localhost:${portOf(server)}`,
    withholdScripts: false,
    takeProblems: () => {
      const taken = [...problems].sort();
      problems.clear();
      return taken;
    },
    close: () => {
      for (const one of [server, site]) one.close();
    },
  };
  return tested;
}
