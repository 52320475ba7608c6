/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { workOnAllCores } from "../../src/build/workers";

const folder = mkdtempSync(join(tmpdir(), "workers-"));
const { GATSBY_CPU_COUNT: before } = process.env;
afterAll(() => {
  rmSync(folder, { recursive: true });
  if (before !== undefined) process.env.GATSBY_CPU_COUNT = before;
});

const countAfter = (own?: string) => {
  delete process.env.GATSBY_CPU_COUNT;
  if (own) process.env.GATSBY_CPU_COUNT = own;
  workOnAllCores(folder);
  const { GATSBY_CPU_COUNT } = process.env;
  delete process.env.GATSBY_CPU_COUNT;
  return GATSBY_CPU_COUNT;
};

describe("the processes that a build works in", () => {
  it("are as many as Gatsby has by itself on a small site", () => {
    expect(countAfter()).toBeUndefined();
  });

  it("are one for each core on a large one, beside the main process", () => {
    for (let index = 0; index < 500; index += 1) writeFileSync(join(folder, `${index}.json`), "{}");
    expect(Number(countAfter())).toBeGreaterThan(1);
  });

  it("are what somebody has set", () => {
    expect(countAfter("1")).toBe("1");
  });
});
