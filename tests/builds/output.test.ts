/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import integrations from "../../data/integrations.json";
import site from "../../data/site.json";
import { name } from "../../package.json";
import { type Listing, RealBuild } from "../support/realBuild";

// Set here, because Jest ignores a project's timeout in the configuration.
jest.setTimeout(30 * 60 * 1000);

/*
 * Real builds: the output always equals that of a clean build of the current content, or, if a build fails, that of the last
 * successful one.
 */
let project: RealBuild;
/** The output of clean builds: of the unchanged content, and of the changed content. */
let before: Listing;
let after: Listing;
const saved = mkdtempSync(join(tmpdir(), "saved-build-"));
const empty = mkdtempSync(join(tmpdir(), "no-build-"));

let undos: (() => void)[] = [];
function undoAll(): void {
  for (const undo of undos) undo();
  undos = [];
}

/** Changes a text of one page and a text that several pages show, until the end of the test. */
function changeContent(): void {
  undos.push(
    project.change("data/stats.json", /"label": "/g, '"label": "Changed '),
    project.change("data/pages/pilot-program.json", /("hero": \{\s*"title": ")/, "$1Now: "),
  );
}

/** Runs a build. If it fails, the test fails with the end of the output. */
async function build(): Promise<Listing> {
  const { succeeded, output } = await project.build();
  if (!succeeded) throw new Error(output.slice(-4000));
  return project.output();
}

beforeAll(async () => {
  project = new RealBuild();
  await project.simplifyPictures();
  changeContent();
  after = await build();
  undoAll();
  project.restore(empty);
  before = await build();
  project.save(saved);
});
beforeEach(() => project.restore(saved));
afterEach(undoAll);
afterAll(() => {
  project.delete();
  for (const folder of [saved, empty]) rmSync(folder, { recursive: true, force: true });
});

it("a changed text appears in a build that uses the cache", async () => {
  expect(after).not.toEqual(before);
  changeContent();
  expect(await build()).toEqual(after);
});

it("wrong content stops the build with its place, and keeps the output and the cache", async () => {
  undos.push(project.change("data/plans.json", '"slug"', '"slag"'));
  const { succeeded, output } = await project.build();
  expect(succeeded).toBe(false);
  expect(output).toContain("data/plans.json:");
  expect(project.output()).toEqual(before);
  undoAll();
  changeContent();
  expect(await build()).toEqual(after);
});

it("an error in the code keeps the output, and the next build is correct", async () => {
  undos.push(project.change("src/pages/about.tsx", /^/, "const broken = ;\n"));
  changeContent();
  expect((await project.build()).succeeded).toBe(false);
  expect(project.output()).toEqual(before);
  undoAll();
  changeContent();
  expect(await build()).toEqual(after);
});

// If a build is killed before Gatsby writes page data, plain Gatsby publishes the old content in the next build.
it.each([
  "success source and transform nodes",
  "success Building HTML renderer",
  "success Building static HTML for pages",
])("a build killed at “%s” keeps the output, and the next build is correct", async (moment) => {
  changeContent();
  await project.build(moment);
  expect(project.output()).toEqual(before);
  expect(await build()).toEqual(after);
});

it("with another brand, only addresses of other services contain the old one", async () => {
  undos.push(project.change("data/site.json", `"brand": "${site.brand}"`, '"brand": "Quorum"'));
  for (const logo of ["icon", "logo", "logo-on-dark"]) {
    undos.push(project.change(`static/press/${logo}.svg`, `<title>${site.brand}`, "<title>Quorum"));
  }
  // The scripts of the build before, which keep their names, stay for pages that are still open.
  const isNew = (file: string) => !(file.endsWith(".js") && file in before);
  const files = Object.keys(await build()).filter(
    (file) => /\.(html|json|js|xml|txt|svg|webmanifest)$/.test(file) && isNew(file),
  );
  // Longest first, so that no address leaves a part of another behind.
  const addresses =
    JSON.stringify([integrations, site]).match(/(?<=")[^"]*debato[^"]*(?=")/g) ?? [];
  const hosts = addresses.map((address) => address.replace(/^https:\/\/([^/]*).*/, "$1"));
  // webpack names variables and chunks after the package.
  const elsewhere = [...addresses, ...hosts, name, name.replaceAll("-", "_")].toSorted(
    (a, b) => b.length - a.length,
  );
  const naming = files.filter((file) => {
    const text = readFileSync(join(project.folder, "dist", file), "utf8");
    return new RegExp(site.brand, "i").test(
      elsewhere.reduce((left, address) => left.replaceAll(address, ""), text),
    );
  });
  expect(naming).toEqual([]);
});
