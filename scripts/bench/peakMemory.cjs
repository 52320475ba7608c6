const { appendFileSync, readFileSync } = require("node:fs");

/* Loaded by `gatsby build` while it is measured: writes the most memory that its main process held, in KB. */
if (process.env.BENCH_PEAK && process.argv[1]?.endsWith("cli.js")) {
  process.on("exit", () => {
    // On Linux, `maxRSS` includes the memory of the process that started this one; VmHWM does not.
    const status = process.platform === "linux" ? readFileSync("/proc/self/status", "utf8") : "";
    const [, peak = process.resourceUsage().maxRSS] = /^VmHWM:\s*(\d+) kB$/m.exec(status) ?? [];
    appendFileSync(process.env.BENCH_PEAK, `${peak}\n`);
  });
}
