import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { engines, ensureBrowser } from "./browsers";
import { runCommand } from "./command";

/* Checks everything, shows the output of each part as it comes, and says at the end what is wrong. */

/** A part of the tests. */
export interface Part {
  name: string;
  command: string;
  /** Matches the lines of the output that name what is wrong. */
  failure: RegExp;
  /** How many lines after such a line say more. */
  details?: number;
  /** Parts without which this one can't pass. */
  needs?: string[];
  /** Parts to wait for, because both together would take all of the processor. */
  after?: string[];
}

/** How a part went. */
export interface Result {
  name: string;
  /** Why the part did not run. */
  leftOut?: string;
  passed: boolean;
  seconds: number;
  /** What is wrong. */
  failures: string[];
}

/** In lines: what the summary says about a part. */
const room = 20;

/** Picks the lines that name what is wrong, or the last ones if none does. */
function failuresIn(output: string[], { failure, details = 0 }: Part): string[] {
  const lines = output.map((line) => line.replace(/[\s━─]+$/, "")).filter(Boolean);
  const found = lines.flatMap((line, at) =>
    failure.test(line) ? lines.slice(at, at + 1 + details) : [],
  );
  // Jest and Playwright name them once more at the end.
  const named = [...new Set(found)];
  if (named.length === 0) return lines.slice(-room);
  if (named.length <= room) return named;
  return [...named.slice(0, room), `… and ${named.length - room} more lines`];
}

/** Runs a part, and shows its output line by line. */
export async function runPart(part: Part): Promise<Result> {
  const start = performance.now();
  const color = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(`${part.command} 2>&1`, {
    shell: true,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...color },
  });
  const closed = once(child, "close");
  const output: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(`[${part.name}] ${line}`);
    output.push(stripVTControlCharacters(line));
  }
  const [status] = await closed;
  const passed = status === 0;
  return {
    name: part.name,
    passed,
    seconds: (performance.now() - start) / 1000,
    failures: passed ? [] : failuresIn(output, part),
  };
}

/**
 * Runs each part as soon as those that it waits for have ended, which stand before it. Leaves out one whose needs have failed.
 * @returns the results in the order of the parts
 */
export function runParts(parts: Part[], run = runPart): Promise<Result[]> {
  const results = new Map<string, Promise<Result>>();
  const resultsOf = (names: string[] = []) =>
    Promise.all(
      names.map((name) => {
        const result = results.get(name);
        if (!result) throw new Error(`No part before this one has the name ${name}.`);
        return result;
      }),
    );
  for (const part of parts) {
    const start = async () => {
      const needs = await resultsOf(part.needs);
      await resultsOf(part.after);
      const failed = needs.find(({ passed }) => !passed);
      if (!failed) return run(part);
      const leftOut = `left out, because it needs ${failed.name}`;
      return { name: part.name, leftOut, passed: false, seconds: 0, failures: [] };
    };
    results.set(part.name, start());
  }
  return Promise.all(results.values());
}

/** Says in a line how each part went, and below it what is wrong. */
export const summarize = (results: Result[]): string =>
  results
    .map(({ name, leftOut, passed, seconds, failures }) =>
      [
        `${leftOut ? "–" : passed ? "✓" : "✗"} ${name} (${leftOut ?? `${seconds.toFixed(0)} s`})`,
        // Indented, so that GitHub doesn't mark each place twice.
        ...failures.map((line) => `    ${line}`),
      ].join("\n"),
    )
    .join("\n");

const failedTest = /^\s+\d+\) |^Error: /;
const failedUnit = /^FAIL |^\s+● /;

/** Two rows of parts run at the same time, because most of them use one processor. */
const parts = (projects: string[]): Part[] => [
  {
    name: "content",
    command: "npm run --silent check",
    failure: /^(data|translations|scenes|static)\/.+:\d+:\d+ {2}/,
  },
  {
    name: "develop",
    command: "npx playwright test --config playwright.develop.config.ts",
    failure: failedTest,
    details: 1,
    needs: ["content"],
  },
  {
    name: "lint",
    command: "npx biome check .",
    failure: /^\S+:\d+:\d+ \w+\/|^\S+ (format|assist|organizeImports)/,
    after: ["content"],
  },
  {
    name: "build",
    command: "npm run --silent build",
    failure: /\bERROR\b|\bError: /,
    details: 8,
    needs: ["content"],
    after: ["lint"],
  },
  { name: "types", command: "npx tsc", failure: /error TS\d+/, needs: ["build"] },
  {
    name: "units",
    command: "npx jest --silent --selectProjects unit components",
    failure: failedUnit,
    details: 1,
    needs: ["content"],
    after: ["types"],
  },
  {
    name: "built",
    command: "npx jest --silent --selectProjects built",
    failure: failedUnit,
    details: 1,
    needs: ["build"],
    after: ["units"],
  },
  {
    name: "browsers",
    command: `npx playwright test ${projects.map((name) => `--project=${name}`).join(" ")}`,
    failure: failedTest,
    details: 1,
    needs: ["build"],
    after: ["built"],
  },
];

if (require.main === module)
  runCommand(async () => {
    ensureBrowser();
    const left = Object.keys(engines).filter((name) => !engines[name]);
    const projects = ["site", ...Object.keys(engines)].filter((name) => !left.includes(name));
    const results = await runParts(parts(projects));
    if (left.length > 0)
      console.log(
        `\nLeft out: ${left.join(", ")}. \`npm run test:install\` installs what is missing.`,
      );
    console.log(`\n${summarize(results)}`);
    if (results.some(({ passed }) => !passed)) process.exitCode = 1;
  });
