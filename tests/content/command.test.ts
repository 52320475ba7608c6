/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { breakages } from "../support/breakages";
import { withFixedContent } from "../support/contentCopy";
import { ProjectCopy } from "../support/projectCopy";

const project = new ProjectCopy();
const content = withFixedContent(project.folder);
afterAll(() => project.delete());

/** Runs the check as maintainers do, but without a terminal. */
function check(words: string[] = [], environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    "npm",
    ["run", "--silent", "check", "--", ...words],
    {
      cwd: project.folder,
      encoding: "utf8",
      // On Windows, npm is a script, which only a shell can start. All arguments come from the tests, so this is safe.
      shell: process.platform === "win32",
      // Node warns if both NO_COLOR and FORCE_COLOR are set.
      env: {
        ...process.env,
        NO_COLOR: undefined,
        npm_config_update_notifier: "false",
        ...environment,
      },
    },
  );
  return { status, stdout, stderr };
}

/** The first breakage of each file: a second one could move or hide it. */
const problems = Object.values(breakages).filter(
  ({ change: [file] }, index, all) => all.findIndex(({ change }) => change[0] === file) === index,
);

it("the check prints nothing about valid content, except the time with --time", () => {
  expect(check()).toEqual({ status: 0, stdout: "", stderr: "" });
  expect(check(["--time"])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/checked in \d+\.\d s/),
  });
});

it("the check names an unknown option", () => {
  expect(check(["--lanch"])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("'--lanch'"),
  });
});

it("the check lists every problem with its place, and can color the lines", () => {
  const places = problems
    .map(({ change, reported: [field] }) => ({
      file: `data/${change[0]}`,
      ...content.change(...change),
      field,
    }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  expect(places.length).toBeGreaterThan(15);

  const { status, stdout, stderr } = check();
  const lines = stderr.trim().split("\n");
  expect(lines.slice(0, -2).map((line) => line.split(": ")[0])).toEqual(
    places.map(({ file, line, column, field }) => `${file}:${line}:${column}  ${field}`),
  );
  expect(lines.at(-1)).toMatch(
    new RegExp(`^${places.length} problems in the content, found in \\d+\\.\\d s\\.$`),
  );
  expect(stdout).toBe("");
  expect(status).toBe(1);

  const colored = check([], { FORCE_COLOR: "1" }).stderr.trim().split("\n").slice(0, -1);
  expect(colored.map((line) => stripVTControlCharacters(line))).toEqual(lines.slice(0, -1));
  expect(colored.slice(0, -1).filter((line, index) => line === lines[index])).toEqual([]);
});
