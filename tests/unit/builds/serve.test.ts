/** @jest-environment node */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { renameSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { publish } from "../../../scripts/build/release.mjs";
import { BuildSite, ended } from "../../support/buildSite";

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

  it("says what to do where nothing was built yet", async () => {
    const { status, output } = await ended(start());
    expect(status).toBe(1);
    expect(output).toContain(`There is no built site in ${site.path("dist")}; run \`npm run build\` first.`);
  });
});
