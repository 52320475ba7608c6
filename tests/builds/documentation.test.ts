/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { withFixedContent } from "../support/contentCopy";
import { applyChange, documentedExamples } from "../support/documentedExamples";
import { RealBuild } from "../support/realBuild";

// Set here, because Jest ignores a project's timeout in the configuration.
jest.setTimeout(30 * 60 * 1000);

/*
 * Applies every example of docs/content.md to a copy of the project, builds it, and runs the tests there: a maintainer who
 * follows the document must not break them. The copy starts with the fixed content, which the examples change.
 */
let site: RealBuild;

/** The output of a command in the copy if it fails; empty if it succeeds. */
function failureOf(command: string, ...words: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, words, {
    cwd: site.folder,
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...process.env, JEST_WORKER_ID: undefined, NO_COLOR: "1" },
  });
  return status === 0 ? "" : `${error ?? ""}${stdout}${stderr}`;
}

const tool = (path: string, ...words: string[]) =>
  failureOf(process.execPath, join(site.folder, `node_modules/${path}`), ...words);

/** Commits everything, so that only the examples' changes are uncommitted, as in a maintainer's project. */
function commit(): void {
  const author = ["-c", "user.name=Maintainer", "-c", "user.email=maintainer@debato.example"];
  for (const words of [
    ["init", "--quiet"],
    ["add", "--all"],
    [...author, "commit", "--quiet", "--message", "Start"],
  ]) {
    const failure = failureOf("git", ...words);
    if (failure) throw new Error(failure);
  }
}

beforeAll(async () => {
  site = new RealBuild();
  const content = withFixedContent(site.folder);
  commit();
  for (const { changes } of documentedExamples())
    for (const change of changes) applyChange(change, content);
  const { succeeded, output } = await site.build();
  if (!succeeded) throw new Error(output.slice(-4000));
});

afterAll(() => site.delete());

describe("after applying every example of docs/content.md,", () => {
  it("the content has the project's formatting", () => {
    expect(tool("@biomejs/biome/bin/biome", "check", "data")).toBe("");
  });

  it("the tests of the content, the code and the built pages pass", () => {
    expect(tool("jest/bin/jest.js", "--selectProjects", "unit", "built")).toBe("");
  });
});
