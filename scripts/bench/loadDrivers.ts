import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import type { LoadFigures } from "./loadFigures";

/** What is asked for, how long, and by how many connections at once. */
export interface Load {
  url: string;
  seconds: number;
  connections: number;
}

/** A program that sends requests as fast as they are answered. */
export interface LoadDriver {
  name: string;
  run(load: Load): Promise<LoadFigures>;
}

/** As browsers ask; the configuration holds every answer that is worth it in this form. */
export const headers = { "Accept-Encoding": "gzip" };

const autocannonDriver: LoadDriver = {
  name: "autocannon",
  async run({ url, seconds, connections }) {
    const { default: autocannon } = await import("autocannon");
    const { requests, latency, errors, timeouts, non2xx } = await autocannon({ url, connections, duration: seconds, headers });
    return { requestsPerSecond: requests.average, p50: latency.p50, p99: latency.p99, errors: errors + timeouts + non2xx };
  },
};

const unitsInMilliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/**
 * Reads what wrk writes.
 * @throws when that is not what wrk 4 writes
 */
export function readWrk(output: string): LoadFigures {
  const latency = (percent: number) => {
    const [, number, unit] = new RegExp(`^\\s*${percent}%\\s+([\\d.]+)(us|ms|s|m)$`, "m").exec(output) ?? [];
    return number && unit ? Number(number) * (unitsInMilliseconds[unit] ?? Number.NaN) : undefined;
  };
  const [, rate] = /^Requests\/sec:\s+([\d.]+)$/m.exec(output) ?? [];
  const [p50, p99] = [latency(50), latency(99)];
  if (rate === undefined || p50 === undefined || p99 === undefined) throw new Error(`wrk gave no figures:\n${output}`);
  const [, ...sockets] = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? [];
  const [, refused = 0] = /Non-2xx or 3xx responses: (\d+)/.exec(output) ?? [];
  const errors = [...sockets, refused].reduce<number>((sum, count) => sum + Number(count), 0);
  return { requestsPerSecond: Number(rate), p50, p99, errors };
}

const wrkDriver: LoadDriver = {
  name: "wrk",
  async run({ url, seconds, connections }) {
    const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
    const words = ["--latency", "-t", "1", "-c", String(connections), "-d", `${seconds}s`, ...named, url];
    const child = spawn("wrk", words, { stdio: ["ignore", "pipe", "inherit"] });
    const end = () => child.kill();
    process.once("exit", end);
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    await once(child, "close");
    process.off("exit", end);
    return readWrk(output);
  },
};

/** wrk where it is installed, as it leaves more of a small machine to the server; otherwise autocannon, which is always there. */
export const loadDriver = (): LoadDriver => (spawnSync("wrk", ["-v"]).error ? autocannonDriver : wrkDriver);
