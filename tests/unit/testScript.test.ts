import { type Part, runPart, runParts, summarize } from "../../scripts/test";

const part = (name: string, options: Partial<Part> = {}): Part => ({
  name,
  command: "",
  failure: /^wrong/,
  ...options,
});

/** Runs parts without their commands; those of the given names fail. */
const outcome = async (parts: Part[], ...failing: string[]) => {
  const results = await runParts(parts, async ({ name }) => {
    const passed = !failing.includes(name);
    return { name, passed, seconds: 1.2, failures: passed ? [] : [`wrong in ${name}`] };
  });
  return summarize(results).split("\n");
};

const parts = [
  part("lint"),
  part("build", { after: ["lint"] }),
  part("browsers", { needs: ["build"] }),
];

it("the browser tests run though another part failed", async () => {
  expect(await outcome(parts, "lint")).toEqual([
    "✗ lint (1 s)",
    "    wrong in lint",
    "✓ build (1 s)",
    "✓ browsers (1 s)",
  ]);
});

it("a part whose needs failed is left out, and says so", async () => {
  expect(await outcome(parts, "build")).toEqual([
    "✓ lint (1 s)",
    "✗ build (1 s)",
    "    wrong in build",
    "– browsers (left out, because it needs build)",
  ]);
});

it("a part waits for those before it", async () => {
  const running: string[] = [];
  await runParts(parts, async ({ name }) => {
    running.push(`${name} begins`);
    await Promise.resolve();
    running.push(`${name} ends`);
    return { name, passed: true, seconds: 0, failures: [] };
  });
  expect(running).toEqual(
    ["lint", "build", "browsers"].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});

/** Runs a part that prints lines and fails. Returns what the summary says about it. */
const failuresOf = async (lines: string[], options: Partial<Part> = {}) => {
  jest.spyOn(console, "log").mockReturnValue();
  const script = `process.stdout.write(${JSON.stringify(lines.join("\n"))}); process.exitCode = 1`;
  const encoded = Buffer.from(script).toString("base64");
  const command = `node -e "eval(atob('${encoded}'))"`;
  return (await runPart(part("lint", { command, ...options }))).failures;
};

it("a failed part names each fault once, however much it prints", async () => {
  const noise = Array.from({ length: 5000 }, (_, number) => `line ${number}`);
  expect(
    await failuresOf([...noise, "\u001b[31mwrong\u001b[39m: one", "", "because", "wrong: one"], {
      details: 1,
    }),
  ).toEqual(["wrong: one", "because"]);
  const faults = Array.from({ length: 25 }, (_, number) => `wrong: ${number}`);
  const named = await failuresOf([...faults, ...noise]);
  expect(named).toEqual([...faults.slice(0, 20), "… and 5 more lines"]);
});

it("a failed part that names nothing shows its last lines", async () => {
  expect(await failuresOf(["one", "two"])).toEqual(["one", "two"]);
});
