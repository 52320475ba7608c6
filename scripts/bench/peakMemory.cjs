const { readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { isMainThread } = require("node:worker_threads");

/*
 * Loaded first into every process of a measured build: writes, when the process ends, the most memory that it has held.
 * Linux counts the memory of the process that has started this one into `maxRSS`, but not into `VmHWM`.
 */
function peakKilobytes() {
  if (process.platform === "linux") {
    const [, peak] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
    if (peak) return Number(peak);
  }
  return process.resourceUsage().maxRSS;
}

const folder = process.env.BENCH_PEAKS;
if (folder && isMainThread) {
  process.on("exit", () => writeFileSync(join(folder, String(process.pid)), String(peakKilobytes())));
}
