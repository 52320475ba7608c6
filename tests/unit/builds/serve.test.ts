/** @jest-environment node */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { renameSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { publish } from "../../../scripts/build/release.mjs";
import { BuildSite, ended } from "../../support/buildSite";
import { rawRequest } from "../../support/rawRequest";

jest.setTimeout(60_000);

const program = `
  const { serve } = await import(${JSON.stringify(pathToFileURL(join(__dirname, "../../../scripts/serve.mjs")).href)});
  const server = await serve(0, process.argv[1]);
  console.log(server.address().port);
`;

let site: BuildSite;
let server: ChildProcess;
beforeEach(() => {
  site = new BuildSite();
});
afterEach(async () => {
  if (server.exitCode === null) {
    const end = once(server, "close");
    server.kill();
    await end;
  }
  site.delete();
});

function start(): ChildProcess {
  server = spawn(process.execPath, ["--input-type=module", "-e", program, site.folder], { stdio: ["ignore", "pipe", "pipe"] });
  return server;
}

/** Serves the site's folder; what stands at a path is asked for by the answer. */
async function serveSite(): Promise<(path: string) => Promise<{ status: number; text: string }>> {
  const [port] = await once(start().stdout ?? server, "data");
  return async (path) => {
    const answer = await fetch(`http://localhost:${Number(port)}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
}

const release = (words: string) => {
  site.work({
    _headers: "",
    _redirects: "",
    "index.html": `<p>${words}</p>`,
    "404.html": `<p>Nothing, but ${words}</p>`,
    [`app-${words.length}.js`]: words,
  });
  publish(site.folder);
};

describe("the server", () => {
  it("goes over to another release that takes the place of the one it serves, page by page whole", async () => {
    release("short");
    const get = await serveSite();
    expect(await get("/")).toEqual({ status: 200, text: "<p>short</p>" });
    release("and now very much longer");
    expect(await get("/")).toEqual({ status: 200, text: "<p>and now very much longer</p>" });
    expect(await get("/nowhere")).toEqual({ status: 404, text: "<p>Nothing, but and now very much longer</p>" });
    expect(await get("/app-24.js")).toMatchObject({ status: 200 });
    expect(await get("/app-5.js")).toEqual({ status: 200, text: "short" });
  });

  it("puts back a release that was broken off while it was replaced", async () => {
    release("whole");
    renameSync(site.path("dist"), site.path("dist.previous"));
    const get = await serveSite();
    expect(await get("/")).toEqual({ status: 200, text: "<p>whole</p>" });
  });

  it("answers odd requests and goes on serving", async () => {
    release("whole");
    const [port] = await once(start().stdout ?? server, "data");
    const site = `http://localhost:${Number(port)}`;
    const ask = (address: string, headers = {}, method = "GET") => rawRequest(site, address, headers, method);
    expect(await ask("/app-5.js", { Range: "bytes=9-3" })).toMatchObject({ status: 416 });
    expect(await ask("/app-5.js", { Range: "bytes=1-2", "Accept-Encoding": "br" })).toMatchObject({
      status: 206,
      headers: { "content-range": "bytes 1-2/5" },
      body: Buffer.from("ho"),
    });
    expect(await ask("/", {}, "POST")).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
    expect(await ask("//")).toMatchObject({ status: 200 });
    for (const hidden of ["/.kept.json", "/_headers", "/404", "/404.html"]) {
      expect({ hidden, status: (await ask(hidden)).status }).toEqual({ hidden, status: 404 });
    }
    expect(await ask("/%2e%2e/package.json")).toMatchObject({ status: 403 });
    for (const wrong of ["/%", "/%00"]) expect({ wrong, status: (await ask(wrong)).status }).toEqual({ wrong, status: 400 });
    expect(await ask("/")).toMatchObject({ status: 200 });
  });

  it("compresses in no form that the visitor refuses", async () => {
    release("long ".repeat(500));
    const [port] = await once(start().stdout ?? server, "data");
    const encodingFor = async (accepted: string) =>
      (await rawRequest(`http://localhost:${Number(port)}`, "/", { "Accept-Encoding": accepted })).headers["content-encoding"];
    expect(await encodingFor("gzip, br")).toBe("br");
    expect(await encodingFor("gzip, br;q=0")).toBe("gzip");
    expect(await encodingFor("identity")).toBeUndefined();
  });

  it("says what to do where nothing was built yet", async () => {
    const { status, output } = await ended(start());
    expect(status).toBe(1);
    expect(output).toContain(`There is no built site in ${site.path("dist")}; run \`npm run build\` first.`);
  });
});
