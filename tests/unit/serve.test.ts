import { mkdirSync, renameSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { serve } from "../../scripts/serve";
import { emptyFolder, put } from "../support/emptyFolder";
import { rawRequest } from "../support/server";

let site: string;
let server: Server | undefined;
beforeEach(() => {
  site = emptyFolder();
});
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** Replaces the built site, as a build does. */
function publish(words: string, redirects = ""): void {
  const [next, built] = [join(site, "dist.next"), join(site, "dist")];
  for (const [name, text] of Object.entries({
    _redirects: `# note\n${redirects}`,
    "index.html": words,
    "404.html": `Nothing, but ${words}`,
  }))
    put(join(next, name), text);
  rmSync(built, { recursive: true, force: true });
  renameSync(next, built);
}

const portOf = (started: Server) => (started.address() as AddressInfo).port;

/** Serves the built site, and returns its address. */
async function start(): Promise<string> {
  server = await serve(0, site);
  return `http://localhost:${portOf(server)}`;
}

it("the server shows a new build without a restart", async () => {
  publish("short");
  const address = await start();
  publish("and now longer");
  const get = async (path: string) => (await fetch(address + path)).text();
  expect(await get("/")).toBe("and now longer");
  expect(await get("/nowhere")).toBe("Nothing, but and now longer");
});

it("the server redirects from old addresses, also to other sites", async () => {
  const lines = [
    "/Contact.php /pilot#contact 301",
    "/%C3%BCber /about 301",
    "/shop https://shop.example/de?a=b#c 301",
    "/blog https://blog.example/ 301",
  ];
  publish("short", `${lines.join("\n")}\n`);
  const address = await start();
  const location = async (path: string) => (await rawRequest(address, path)).headers.location;
  expect(await location("/Contact.php?x=y")).toBe("/pilot?x=y#contact");
  expect(await location("/contact.php")).toBeUndefined();
  expect(await location("/%c3%bcber")).toBe("/about");
  expect(await location("/shop?x=y")).toBe("https://shop.example/de?a=b#c");
  expect(await location("/blog?x=y")).toBe("https://blog.example/?x=y");
});

it("the server reports a missing site and a taken port", async () => {
  mkdirSync(join(site, "dist"));
  await expect(start()).rejects.toThrow("npm run build");
  publish("short");
  await start();
  const port = server ? portOf(server) : 0;
  await expect(serve(port, site)).rejects.toThrow(`port ${port}`);
});
