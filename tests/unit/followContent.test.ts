/** @jest-environment node */
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Reporter } from "gatsby";
import { followContent } from "../../src/node/liveContent/followContent";
import { fixedFolder } from "../support/dataFolder";
import { emptyFolder } from "../support/emptyFolder";

const watch = jest.spyOn(jest.requireActual<typeof import("chokidar")>("chokidar"), "watch");

const project = join(__dirname, "../..");

afterAll(() => Promise.all(watch.mock.results.map(({ value }) => value.close())));

it("a development server that misses the file of a page starts when the file is there", async () => {
  const folder = emptyFolder();
  cpSync(fixedFolder, join(folder, "data"), { recursive: true });
  for (const part of ["src/pages", "static"])
    cpSync(join(project, part), join(folder, part), { recursive: true });
  const page = "src/pages/about.tsx";
  rmSync(join(folder, page));
  jest.spyOn(process, "cwd").mockReturnValue(folder);
  const success = jest.fn();
  let valid: Promise<void> | undefined;
  const printed = await new Promise((resolve) => {
    jest.spyOn(process.stderr, "write").mockImplementation((text) => {
      resolve(text);
      return true;
    });
    valid = followContent({ success, warn: resolve } as unknown as Reporter, folder);
  });
  expect(printed).toContain(
    `data/pages/about.json:1:1  no page of the site shows this file; ask a developer to add ${page}`,
  );

  cpSync(join(project, page), join(folder, page));
  await valid;
  expect(success).toHaveBeenCalledWith("The content is valid again.");
}, 30_000);
