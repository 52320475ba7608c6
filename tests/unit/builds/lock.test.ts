/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmdirSync, utimesSync } from "node:fs";
import { hostname } from "node:os";
import { BuildFault } from "../../../scripts/build/fault.mjs";
import { takeLock } from "../../../scripts/build/lock.mjs";
import { BuildSite } from "../../support/buildSite";

let site: BuildSite;
let said: string[];
beforeEach(() => {
  site = new BuildSite();
  said = [];
});
afterEach(() => site.delete());

const take = () => takeLock(site.folder, { say: (line) => said.push(line) });

/** The number of a process that has ended. */
const deadProcess = () => spawnSync(process.execPath, ["--version"]).pid;

/** Leaves the lock of a build that has renewed it so many seconds ago, and not since. */
function leaveLock(secondsAgo: number, host = hostname()): void {
  site.write(".cache/.lock.json", JSON.stringify({ process: deadProcess(), host, since: "2026-01-02T03:04:05Z" }));
  mkdirSync(site.path(".cache/.lock"));
  const time = Date.now() / 1000 - secondsAgo;
  utimesSync(site.path(".cache/.lock"), time, time);
}

describe("the lock of a build", () => {
  it("keeps a second build out, which names the first", async () => {
    const release = await take();
    const second = take();
    await expect(second).rejects.toThrow(BuildFault);
    await expect(second).rejects.toThrow(
      new RegExp(
        `^Another build, or .npm run develop., is at work in .*: process ${process.pid} on ${hostname()}, since \\d{4}-.*Wait until it has ended, or end it`,
      ),
    );
    await release();
  });

  it("lets the next build in once it is given back, and leaves nothing behind", async () => {
    for (let build = 1; build <= 2; build += 1) {
      const release = await take();
      await release();
    }
    expect([".cache/.lock", ".cache/.lock.json"].filter((name) => site.has(name))).toEqual([]);
    expect(said).toEqual([]);
  });

  it("is taken over at once when a build was killed a while ago", async () => {
    leaveLock(60);
    const release = await take();
    expect(said).toEqual([]);
    await release();
  });

  it("is waited for and taken over when a build was killed just now", async () => {
    leaveLock(9);
    const release = await take();
    expect(said).toEqual([
      expect.stringMatching(/^A build that was broken off \(process \d+\) has left its lock; it lapses within 10 seconds/),
    ]);
    await release();
  });

  it("of another machine counts as held as long as it is renewed", async () => {
    leaveLock(0, "another-machine");
    await expect(take()).rejects.toThrow("on another-machine, since 2026-01-02T03:04:05Z");
  });

  it("tells its holder when it is taken away", async () => {
    const lost = new Promise<string>((resolve) => {
      takeLock(site.folder, { onLost: resolve }).then(() => rmdirSync(site.path(".cache/.lock")));
    });
    await expect(lost).resolves.toMatch(/ENOENT/);
  });
});
