/** @jest-environment node */
import { renameSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { serve } from "../../scripts/serve";
import { emptyFolder, put } from "../support/emptyFolder";
import { rawRequest } from "../support/rawRequest";

let site: string;
let built: string;
let server: Server | undefined;
beforeEach(() => {
  site = emptyFolder();
  built = join(site, "dist");
});
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** Replaces the built site, as a build does. */
function publish(words: string): void {
  const next = join(site, "dist.next");
  const files = {
    _headers: `/*\n  X-Words: ${words.length}\n`,
    _redirects: "/contact /pilot#contact 301\n/pilot/ /pilot 301\n",
    ".hidden.json": "{}",
    "index.html": `<p>${words}</p>`,
    "404.html": `<p>Nothing, but ${words}</p>`,
    "app-5.js": words,
  };
  for (const [name, text] of Object.entries(files)) put(join(next, name), text);
  rmSync(built, { recursive: true, force: true });
  renameSync(next, built);
}

/** Serves the built site, and returns its address. */
async function start(): Promise<string> {
  server = await serve(0, built, "localhost");
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

describe("the server", () => {
  it("serves a new build with its own headers and 404 page, without a restart", async () => {
    publish("short");
    const address = await start();
    const get = async (path: string) => {
      const answer = await fetch(address + path);
      return {
        status: answer.status,
        length: answer.headers.get("X-Words"),
        text: await answer.text(),
      };
    };
    expect(await get("/")).toEqual({ status: 200, length: "5", text: "<p>short</p>" });
    publish("and now longer");
    expect(await get("/")).toEqual({ status: 200, length: "14", text: "<p>and now longer</p>" });
    expect(await get("/nowhere")).toEqual({
      status: 404,
      length: "14",
      text: "<p>Nothing, but and now longer</p>",
    });
  });

  it("redirects old addresses, answers odd requests, and keeps running", async () => {
    publish("whole");
    const address = await start();
    const ask = (path: string, headers = {}, method = "GET") =>
      rawRequest(address, path, headers, method);
    expect(await ask("/app-5.js", { Range: "bytes=9-3" })).toMatchObject({ status: 416 });
    expect(await ask("/app-5.js", { Range: "bytes=1-2", "Accept-Encoding": "br" })).toMatchObject({
      status: 206,
      headers: { "content-range": "bytes 1-2/5" },
      body: Buffer.from("ho"),
    });
    expect(await ask("/", {}, "POST")).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD" },
    });
    expect(await ask("//")).toMatchObject({ status: 200 });
    for (const hidden of [
      "/.hidden.json",
      "/%2ehidden.json",
      "/_headers",
      "/%5fheaders",
      "//_headers",
      "/404",
      "/404.html",
      "/%3404.html",
    ]) {
      expect({ hidden, status: (await ask(hidden)).status }).toEqual({ hidden, status: 404 });
    }
    for (const [old, to] of [
      ["/contact", "/pilot#contact"],
      ["/pilot/", "/pilot"],
    ] as const) {
      expect(await ask(old)).toMatchObject({ status: 301, headers: { location: to } });
    }
    expect(await ask("/%2e%2e/package.json")).toMatchObject({ status: 403 });
    for (const wrong of ["/%", "/%00"])
      expect({ wrong, status: (await ask(wrong)).status }).toEqual({ wrong, status: 400 });
    expect(await ask("/")).toMatchObject({ status: 200 });
  });

  it("respects encodings that the client refuses", async () => {
    publish("long ".repeat(500));
    const address = await start();
    const encodingFor = async (accepted: string) =>
      (await rawRequest(address, "/", { "Accept-Encoding": accepted })).headers["content-encoding"];
    expect(await encodingFor("gzip, br")).toBe("br");
    expect(await encodingFor("gzip, br;q=0")).toBe("gzip");
    expect(await encodingFor("identity")).toBeUndefined();
  });

  it("says what to do when there is no built site", async () => {
    await expect(start()).rejects.toThrow(
      `There is no built site in ${built}; run \`npm run build\` first.`,
    );
  });
});
