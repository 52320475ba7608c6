/** @jest-environment node */
import { utimesSync } from "node:fs";
import { BuildSite, ended, says } from "../../support/buildSite";

/*
 * The build script itself, around a stand-in for Gatsby. What Gatsby does when it is killed, `npm run test:builds` tests.
 */
jest.setTimeout(60_000);

const release = (words: string) => ({ "index.html": `<p>${words}</p>`, "404.html": "<p>Nothing here</p>", [`app-${words}.js`]: words });
const halfWay = "half of it is written";
const cleared = "The cache was cleared, and everything is built anew";

let site: BuildSite;
beforeEach(async () => {
  site = new BuildSite().withBuildScript();
  site.write("content.txt", "one");
  await site.build();
  site.write("content.txt", "two");
});
afterEach(() => site.delete());

describe("a build", () => {
  it("that ends well is served, with the script of the one before", async () => {
    const { status, output } = await site.build();
    expect(status).toBe(0);
    expect(output).toMatch(/The site is in dist\/, copied from public\/ in \d+\.\d s\./);
    expect(output).not.toContain(cleared);
    expect(site.served()).toEqual({ ...release("two"), "app-one.js": "one" });
  });

  it("that fails leaves what is served; the next one starts from nothing, and is right", async () => {
    const { status, output } = await site.build("badly");
    expect(status).toBe(1);
    expect(output).toContain("The build has failed; dist/ is as it was.");
    expect(site.served()).toEqual(release("one"));

    const next = await site.build();
    expect(next.output).toContain(`${cleared}: what used it last was broken off, or was no \`npm run build\`.`);
    expect(site.served()).toEqual({ ...release("two"), "app-one.js": "one" });
  });

  it("that is killed takes Gatsby with it, and leaves what is served; the next one takes its lock over", async () => {
    const killed = site.start("never");
    await says(killed, halfWay);
    killed.kill("SIGKILL");
    // Not before Gatsby has ended too, which writes to the same output.
    await ended(killed);
    expect(site.served()).toEqual(release("one"));

    const longAgo = Date.now() / 1000 - 60;
    utimesSync(site.path(".cache/.lock"), longAgo, longAgo);
    const next = await site.build();
    expect(next.output).toContain(cleared);
    expect(site.served()).toEqual({ ...release("two"), "app-one.js": "one" });
  });

  it("keeps a second one out while it works, which names it", async () => {
    const first = site.start("never");
    await says(first, halfWay);
    const second = await site.build();
    expect(second.status).toBe(1);
    expect(second.output).toMatch(new RegExp(`Another build, or \`npm run develop\`, is at work in .*: process ${first.pid} on `));
    first.kill("SIGKILL");
    await ended(first);
    expect(site.served()).toEqual(release("one"));
  });

  // On Windows, no process can catch this signal.
  (process.platform === "win32" ? it.skip : it)("that is stopped gives its lock back once Gatsby has ended", async () => {
    const stopped = site.start("never");
    await says(stopped, halfWay);
    const end = ended(stopped);
    stopped.kill("SIGTERM");
    const { status, output } = await end;
    expect(status).toBe(143);
    expect(output).toContain("Stopped by SIGTERM; dist/ is as it was.");
    expect(site.has(".cache/.lock")).toBe(false);
    expect(site.served()).toEqual(release("one"));
  });

  it("starts from nothing after another Gatsby was installed, and says so", async () => {
    site.write("node_modules/gatsby/package.json", '{ "version": "5.0.1" }');
    const { output } = await site.build();
    expect(output).toContain(`${cleared}: it was made with another Gatsby (5.0.0, now 5.0.1).`);
    expect(site.served()).toMatchObject(release("two"));
  });
});
