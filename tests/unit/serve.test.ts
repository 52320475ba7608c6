import { rmSync } from "node:fs";
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
afterEach(() => {
  server?.close();
});

function publish(words: string, redirects: string[] = []): void {
  for (const [name, text] of Object.entries({
    _headers: "",
    _redirects: redirects.join("\n"),
    "index.html": words,
    "404.html": `Nothing, but ${words}`,
  }))
    put(join(site, "dist", name), text);
}

/** Serves the built site, and returns its port. */
async function start(): Promise<number> {
  server = await serve(0, site);
  return (server.address() as AddressInfo).port;
}

it("the server shows a new build without a restart", async () => {
  publish("short");
  const address = `http://localhost:${await start()}`;
  const get = async (path: string) => (await fetch(address + path)).text();
  expect(await get("/")).toBe("short");
  rmSync(join(site, "dist"), { recursive: true });
  expect((await fetch(address)).status).toBe(503);
  publish("and now longer");
  expect(await get("/")).toBe("and now longer");
  expect(await get("/nowhere")).toBe("Nothing, but and now longer");
});

it("the server redirects from old addresses, also to other sites", async () => {
  publish("short", [
    "/Contact.php /pilot#contact 301",
    "/%C3%BCber /about 301",
    "/shop https://shop.example/de?a=b#c 301",
    "/blog https://blog.example/ 301",
  ]);
  const address = `http://localhost:${await start()}`;
  const location = async (path: string) => (await rawRequest(address, path)).headers.location;
  expect(await location("/Contact.php?x=y")).toBe("/pilot?x=y#contact");
  expect(await location("/contact.php")).toBeUndefined();
  expect(await location("/%c3%bcber")).toBe("/about");
  expect(await location("/shop?x=y")).toBe("https://shop.example/de?a=b#c");
  expect(await location("/blog?x=y")).toBe("https://blog.example/?x=y");
});

it("the server reports a missing site and a taken port", async () => {
  await expect(start()).rejects.toThrow("npm run build");
  publish("short");
  const port = await start();
  await expect(serve(port, site)).rejects.toThrow(`port ${port}`);
});
