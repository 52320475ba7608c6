/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fixedFolder } from "../support/dataFolder";
import { applyChange, documentedExamples } from "../support/documentedExamples";
import { RealBuild } from "../support/realBuild";

// Not in the configuration: Jest ignores the timeout of a project.
jest.setTimeout(30 * 60 * 1000);

/*
 * Does all that docs/content.md shows in a copy of the project, builds it, and runs the tests there: what a maintainer is
 * taught to do must not break them. The copy begins with the fixed content, because the examples are about that.
 */
let site: RealBuild;

/** What a command in the copy writes where it fails; empty where it ends well. */
function failureOf(command: string, ...words: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, words, {
    cwd: site.folder,
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...process.env, JEST_WORKER_ID: undefined, NO_COLOR: "1" },
  });
  return status === 0 ? "" : `${error ?? ""}${stdout}${stderr}`;
}

const tool = (path: string, ...words: string[]) => failureOf(process.execPath, join(site.folder, `node_modules/${path}`), ...words);

function useFixedContent(): void {
  const folder = join(site.folder, "data");
  rmSync(folder, { recursive: true });
  cpSync(fixedFolder, folder, { recursive: true });
}

/** Commits everything, so that only what the examples change is as new as in a maintainer's project. */
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
  useFixedContent();
  commit();
  const data = {
    read: (file: string) => readFileSync(join(site.folder, `data/${file}`), "utf8"),
    write: (file: string, text: string) => writeFileSync(join(site.folder, `data/${file}`), text),
  };
  for (const { changes } of documentedExamples()) for (const change of changes) applyChange(change, data);
  const { succeeded, output } = await site.build();
  if (!succeeded) throw new Error(output.slice(-4000));
});

afterAll(() => site.delete());

describe("after all that docs/content.md shows is done", () => {
  it("the content is formatted as the project has it", () => {
    expect(tool("@biomejs/biome/bin/biome", "check", "data")).toBe("");
  });

  it("the tests of the content, the code and the built pages pass", () => {
    expect(tool("jest/bin/jest.js", "--selectProjects", "unit", "built")).toBe("");
  });
});
