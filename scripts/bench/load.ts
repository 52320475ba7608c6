import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { headers, type LoadDriver, loadDriver } from "./loadDrivers";
import { type LoadCase, loadTable, missedInLoad } from "./loadFigures";
import { type BenchOptions, OptionFault } from "./options";
import { writeReport } from "./report";

const root = join(__dirname, "../..");

type LoadOptions = Extract<BenchOptions, { kind: "load" }>;

/** At once; each asks again as soon as it has its answer. */
const connections = 64;

/** The largest file of a built folder that a pattern fits, as its path on the site. */
function largest(folder: string, pattern: RegExp): string {
  const [found] = readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => ({ name, size: statSync(join(folder, name)).size }))
    .sort((one, other) => other.size - one.size);
  if (!found) throw new OptionFault(`there is no file such as ${pattern} in ${folder}; leave out --no-build`);
  return found.name;
}

/** What is asked for: a page and its data, and files that are kept for good. */
function filesOf(site: string): { name: string; path: string }[] {
  return [
    { name: "HTML of /", path: "/" },
    { name: "HTML of /pricing", path: "/pricing" },
    { name: "data of /pricing", path: "/page-data/pricing/page-data.json" },
    { name: "largest script", path: `/${largest(site, /-[0-9a-f]+\.js$/)}` },
    { name: "largest font", path: `/fonts/${largest(join(site, "fonts"), /\.woff2$/)}` },
  ];
}

/**
 * How many bytes an answer has on its way.
 * @throws when it is no right answer
 */
function transferred(url: string): Promise<number> {
  // Not by `fetch`, which unpacks what it gets, and does not tell how long it was before.
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      answer.once("error", reject);
      answer.once("end", () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answers ${answer.statusCode}, not 200.`)),
      );
    }).once("error", reject);
  });
}

async function measure(driver: LoadDriver, site: string, bare: string, bareFolder: string, seconds: number): Promise<LoadCase[]> {
  const { servedFolder } = await import("../folders.mjs");
  const cases: LoadCase[] = [];
  for (const [index, { name, path }] of filesOf(join(root, servedFolder)).entries()) {
    const bytes = await transferred(site + path);
    const file = `file-${index}`;
    writeFileSync(join(bareFolder, file), Buffer.alloc(bytes, "x"));
    const run = (url: string) => driver.run({ url, seconds, connections });
    const found = { name, bytes, site: await run(site + path), bare: await run(`${bare}/${file}`) };
    cases.push(found);
    console.log(`${name}: ${found.site.requestsPerSecond.toFixed(0)} requests a second, bare ${found.bare.requestsPerSecond.toFixed(0)}`);
  }
  return cases;
}

/**
 * Measures how many requests nginx answers with the site's own configuration, beside nginx with next to none, which is as
 * much as this machine can do. Asks only servers that it has started itself, on this machine. Prints the table, and writes
 * `reports/bench-load.json`.
 */
export async function benchLoad({ seconds, build }: LoadOptions): Promise<void> {
  const [{ build: buildSite }, { findNginx, serveBare, serveWithNginx }] = await Promise.all([
    import("../run.mjs"),
    import("../nginx.mjs"),
  ]);
  const nginx = findNginx();
  if (!nginx) throw new OptionFault("--load needs nginx: install it, or set NGINX_PATH to it");
  if (build && !buildSite()) throw new Error("The build has failed; the lines above say why.");
  const driver = loadDriver();
  const bareFolder = mkdtempSync(join(tmpdir(), "debato-bare-"));
  process.once("exit", () => rmSync(bareFolder, { recursive: true, force: true }));
  console.log(`\n${driver.name}, ${connections} connections on this machine, ${seconds} s for each of two servers and each file.\n`);
  const servers = await Promise.all([serveWithNginx(0, nginx), serveBare(nginx, bareFolder)]);
  const [site = "", bare = ""] = servers.map(({ address }) => address.replace("localhost", "127.0.0.1"));
  let cases: LoadCase[];
  try {
    cases = await measure(driver, site, bare, bareFolder, seconds);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
  console.log(`\n${loadTable(cases)}\n`);
  console.log("KB of 1,024 bytes as transferred. Both servers have one worker; who asks has the rest of the machine.");
  const missed = missedInLoad(cases);
  console.log(missed.length === 0 ? "Every request was answered." : `\nMissed, with ! in the table:\n  ${missed.join("\n  ")}`);
  writeReport("bench-load.json", {
    measured: new Date().toISOString(),
    driver: driver.name,
    connections,
    seconds,
    cores: availableParallelism(),
    processor: cpus()[0]?.model,
    node: process.version,
    platform: process.platform,
    cases,
  });
}
