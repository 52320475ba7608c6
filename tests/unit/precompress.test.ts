/** @jest-environment node */
import { existsSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { precompress } from "../../src/node/hosting/precompress";
import { emptyFolder, put } from "../support/emptyFolder";

const folder = emptyFolder();
const page = "pricing/index.html";
const script = `app-${"0a".repeat(10)}.js`;
const text = (word: string) => `${word} `.repeat(1000);
const write = (name: string, content: string, time: number) => {
  put(join(folder, name), content);
  utimesSync(join(folder, name), time, time);
};
const opened = (name: string) => [
  brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString(),
  gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString(),
];

describe("compressed files", () => {
  it("are written for pages and scripts, but not for small files or files for CDNs", async () => {
    for (const name of [page, script, "pricing.html", "404.html"]) write(name, text(name), 1000);
    write("robots.txt", "short", 1000);
    expect(await precompress(folder)).toBe(3);
    for (const name of [page, script, "404.html"])
      expect(opened(name)).toEqual([text(name), text(name)]);
    for (const name of ["pricing.html", "robots.txt"])
      expect(existsSync(join(folder, `${name}.br`))).toBe(false);
  });

  it("are rewritten only for changed files", async () => {
    expect(await precompress(folder)).toBe(0);
    write(page, text("changed"), Date.now() / 1000 + 60);
    expect(await precompress(folder)).toBe(1);
    expect(opened(page)).toEqual([text("changed"), text("changed")]);
  });

  it("are deleted with their file", async () => {
    rmSync(join(folder, page));
    await precompress(folder);
    for (const ending of [".br", ".gz"])
      expect(existsSync(join(folder, page + ending))).toBe(false);
  });

  it("are written quickly when many files have changed", async () => {
    write("404.html", text("newer"), Date.now() / 1000 + 60);
    for (let index = 0; index < 400; index += 1) write(`${index}.json`, text("data"), 1000);
    expect(await precompress(folder)).toBe(401);
    expect(opened("404.html")).toEqual([text("newer"), text("newer")]);
  });
});
