/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { publishEditor } from "../../src/node/editor/publishEditor";
import { integrations } from "../support/content";
import { emptyFolder, put } from "../support/emptyFolder";

const root = join(__dirname, "../..");

describe("the published visual editor", () => {
  const site = emptyFolder();

  beforeAll(() => {
    mkdirSync(join(site, "public"));
    for (const name of ["src", "node_modules"])
      symlinkSync(join(root, name), join(site, name), "junction");
  });

  const publish = (editor?: { repository: string; branch: string }) => {
    put(join(site, "data/integrations.json"), JSON.stringify({ ...integrations, editor }));
    return publishEditor(site);
  };

  it("has its own page, which search engines don't index and which may load only its own files", async () => {
    await publish({ repository: "example/website", branch: "main" });
    const page = readFileSync(join(site, "public/admin/index.html"), "utf8");
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('data-repository="example/website" data-branch="main"');
    expect(page).toContain("default-src 'none'; script-src 'self';");
    const [, script = "-"] = /src="\/(admin\/main-\w+\.js)"/.exec(page) ?? [];
    expect(existsSync(join(site, "public", script))).toBe(true);
  }, 60_000);

  it("is removed when no repository is named", async () => {
    await publish();
    expect(existsSync(join(site, "public/admin"))).toBe(false);
  });
});
