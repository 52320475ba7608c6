const { appendFileSync, readFileSync } = require("node:fs");

/* Loaded into `gatsby build` by `scripts/bench/builds.ts`: writes the peak memory of the main process, in KB. */
if (process.env.BENCH_PEAK && process.argv[1]?.endsWith("cli.js")) {
  process.on("exit", () => {
    // On Linux, `maxRSS` includes the memory of the parent process; VmHWM doesn't.
    const status = process.platform === "linux" ? readFileSync("/proc/self/status", "utf8") : "";
    const [, peak = process.resourceUsage().maxRSS] = /^VmHWM:\s*(\d+) kB$/m.exec(status) ?? [];
    appendFileSync(process.env.BENCH_PEAK, `${peak}\n`);
  });
}
