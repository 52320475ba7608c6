/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EndedBuild } from "../support/buildSite";
import { type Listing, RealBuild } from "../support/realBuild";
import { SmallDisk } from "../support/smallDisk";

/*
 * Real builds, broken off and broken in other ways: what was served stays, and the next build is the same as one from
 * nothing, file by file. Content changes before each, because what a broken build makes Gatsby forget is just that.
 */
const cleared = "The cache was cleared, and everything is built anew";

/** Two figures' labels, and a heading: pages, their data, and a picture for link previews differ. */
function changeContent(): () => void {
  const undo = [
    site.change("data/stats.json", /"label": "/g, '"label": "Changed '),
    site.change("data/pages/pilot-program.json", "Run your first", "Now run your first"),
  ];
  return () => {
    for (const one of undo) one();
  };
}

/** Nothing, where a disk of a size of ours can't be made; the tests that need one are skipped then. */
const disk = SmallDisk.possible ? new SmallDisk() : undefined;

let site: RealBuild;
/** What builds from nothing have made: of the content as it is, and once it is changed. */
let before: Listing;
let after: Listing;
/** Everything that the first of them has left. */
const saved = mkdtempSync(join(tmpdir(), "saved-build-"));

const mustEndWell = ({ status, output }: EndedBuild) => {
  if (status !== 0) throw new Error(output.slice(-4000));
  return output;
};

/** Builds from nothing; in the same folder, because the ids of Gatsby's nodes hold its path. */
async function fromNothing(change?: () => () => void): Promise<Listing> {
  site.clean();
  const undo = change?.();
  mustEndWell(await site.build());
  undo?.();
  return site.work();
}

beforeAll(async () => {
  site = new RealBuild(disk?.folder);
  await site.simplifyPictures();
  after = await fromNothing(changeContent);
  before = await fromNothing();
  site.save(saved);
});

afterAll(() => {
  site.delete();
  disk?.delete();
  rmSync(saved, { recursive: true, force: true });
});

let undo: (() => void)[] = [];
beforeEach(() => {
  site.restore(saved);
  undo = [];
});
afterEach(() => {
  disk?.makeRoom();
  for (const one of undo) one();
});

it("differ where content does", () => {
  const differing = Object.keys(after).filter((file) => after[file] !== before[file]);
  expect(differing).toEqual(expect.arrayContaining(["index.html", "pilot-program/index.html", "page-data/pilot-program/page-data.json"]));
  expect(site.served()).toEqual(before);
});

/**
 * Expects that the release before is served, and that the next build makes what one from nothing makes.
 * @returns what the next build says
 */
async function expectNextIsRight(): Promise<string> {
  expect(site.served()).toEqual(before);
  const output = mustEndWell(await site.build());
  expect(site.work()).toEqual(after);
  expect(site.served()).toMatchObject(after);
  return output;
}

describe("a build that is killed", () => {
  it.each([
    "success onPreInit",
    "success source and transform nodes",
    "success extract queries from components",
    "success write out requires",
    "success Building production JavaScript and CSS bundles",
    "success Building HTML renderer",
    "success Merge worker state",
    "success Writing page-data.json",
    "success Building static HTML for pages",
    "success draw share images",
  ])("after “%s” is as if it had not been", async (moment) => {
    undo.push(changeContent());
    await site.killAt(moment);
    expect(await expectNextIsRight()).toContain(cleared);
  });
});

describe("a build that fails", () => {
  it("by a fault in the code, after content has changed", async () => {
    undo.push(changeContent());
    const mend = site.change("src/pages/about.tsx", /^/, "const broken = ;\n");
    const { status, output } = await site.build();
    mend();
    expect(status).toBe(1);
    expect(output).toContain("The build has failed; dist/ is as it was.");
    expect(await expectNextIsRight()).toContain(cleared);
  });

  it("by a fault in the content keeps the cache, because nothing was built", async () => {
    const mend = site.change("data/plans.json", '"slug"', '"slag"');
    expect((await site.build()).status).toBe(1);
    mend();
    expect(site.served()).toEqual(before);
    expect(mustEndWell(await site.build())).not.toContain(cleared);
    expect(site.work()).toEqual(before);
  });
});

describe("two builds at once", () => {
  it("are one: the second says that there is a first, and does nothing", async () => {
    undo.push(changeContent());
    const [first, second] = await Promise.all([site.build(), site.build()]);
    const [well, refused] = first.status === 0 ? [first, second] : [second, first];
    mustEndWell(well);
    expect(refused.status).toBe(1);
    expect(refused.output).toContain("Another build, or `npm run develop`, is at work");
    expect(site.work()).toEqual(after);
  });
});

describe("a build that uses the cache of the one before", () => {
  it("is the same as one from nothing after content has changed", async () => {
    undo.push(changeContent());
    expect(mustEndWell(await site.build())).not.toContain(cleared);
    expect(site.work()).toEqual(after);
  });

  it("is the same as one from nothing after a component has changed: no old script is left", async () => {
    const change = () => site.change("src/layout/Footer.tsx", "<footer ", '<footer data-changed="" ');
    const expected = await fromNothing(change);
    site.restore(saved);
    undo.push(change());
    expect(mustEndWell(await site.build())).not.toContain(cleared);
    expect(expected).not.toEqual(before);
    expect(site.work()).toEqual(expected);
  });

  it("does not use it after the code has changed by which Gatsby answers queries", async () => {
    const change = () => site.change("src/content/tokens.ts", "tokens[name])", "tokens[name].toUpperCase())");
    const expected = await fromNothing(change);
    site.restore(saved);
    undo.push(change());
    expect(mustEndWell(await site.build())).toContain(`${cleared}: it was made with another build code`);
    expect(expected).not.toEqual(before);
    expect(site.work()).toEqual(expected);
  });
});

(disk ? describe : describe.skip)("a disk", () => {
  /** Builds changed content on a disk that lacks something, and gives it back; what the build, which must fail, has said. */
  async function failFor(lack: () => void): Promise<string> {
    undo.push(changeContent());
    lack();
    const { status, output } = await site.build();
    disk?.makeRoom();
    expect(status).toBe(1);
    return output;
  }

  it("that is full ends a build with a word on it", async () => {
    const output = await failFor(() => disk?.leave(0.25));
    expect(output).toMatch(
      /The disk is full: \d+ MB are free where .* stands, and a build takes about 300 MB\. Make room, and build again\./,
    );
    await expectNextIsRight();
  });

  it("that has no room for a second release leaves the first alone", async () => {
    const output = await failFor(() => disk?.leave(4));
    expect(output).toMatch(/The build is done, but dist\/ could not be replaced and is as it was: ENOSPC.* Is the disk full,/);
    await expectNextIsRight();
  });

  it("that can't be written to ends a build before it begins", async () => {
    const output = await failFor(() => disk?.forbidWriting());
    expect(output).toMatch(/the project's folder \(.*\) can't be written to: EROFS.* Nothing was built\./);
    expect(site.served()).toEqual(before);
  });
});
