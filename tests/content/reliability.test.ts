import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "../..");

/** The problems of the tables in docs/reliability.md that name a browser test: `file.spec.ts`: the test's name. */
const problems = readFileSync(join(root, "docs/reliability.md"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, problem, , test] = line.split("|").map((cell) => cell.trim());
    const [, file, name] = /^`([\w.]+\.spec\.ts)`: (.+)$/.exec(test ?? "") ?? [];
    return file && name ? [{ problem, file, name }] : [];
  });

/** What a title written in code matches; what is put in at run time may be anything. */
const pattern = (title: string) =>
  new RegExp(
    `^${title
      .split(/\$\{[^}]*\}/)
      .map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
  );

/** The titles of the tests in a file. */
const titlesIn = (file: string) =>
  [...readFileSync(join(root, "tests/e2e", file), "utf8").matchAll(/\btest\(\s*(["`'])(.+?)\1,/g)].map(([, , title]) => title ?? "");

describe("the problems in docs/reliability.md", () => {
  it("are found", () => {
    expect(problems.length).toBeGreaterThan(30);
  });

  it.each(problems)("$problem: $file has the test that shows it", ({ file, name }) => {
    expect(existsSync(join(root, "tests/e2e", file))).toBe(true);
    expect(titlesIn(file).filter((title) => pattern(title).test(name))).toHaveLength(1);
  });
});
