/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { printProblems } from "../../src/node/printProblems";

/** Runs the check as maintainers do. */
const check = (...words: string[]) =>
  spawnSync("npm", ["run", "--silent", "check", "--", ...words], {
    encoding: "utf8",
    // On Windows, npm is a script, which only a shell can start. All arguments come from the tests, so this is safe.
    shell: process.platform === "win32",
    env: { ...process.env, npm_config_update_notifier: "false" },
  });

it("the check names an unknown option", () => {
  expect(check("--lanch")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("'--lanch'"),
  });
});

it("problems are printed with the place that editors open", () => {
  const write = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const place = { file: "faq.json", line: 3, column: 5, field: "faq[0].slug" };
  printProblems([{ ...place, message: "expected another" }], "1 problem");
  expect(write.mock.calls.join("")).toContain("data/faq.json:3:5");
  write.mockRestore();
});
