import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root } from "../../scripts/folders";
import { serveSecurely } from "./secureServer";

/** The result of Mozilla's HTTP Observatory for one page. */
export interface Scan {
  grade: string;
  score: number;
  /** The points of each test that adds or subtracts some. */
  points: Record<string, number>;
  failed: string[];
}

/*
 * Runs in its own process, because Jest can't import the package, which is an ES module.
 * On installation, the package downloads the HSTS preload list. The site isn't on it, so the list can be empty.
 * The package scans a host. A path after the host makes it scan that page.
 */
const scanPages = `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
const { readFileSync } = fs;
fs.readFileSync = (file, ...rest) => (String(file).endsWith("hsts-preload.json") ? "{}" : readFileSync(file, ...rest));
syncBuiltinESMExports();
const { scan } = await import("@mdn/mdn-http-observatory");
const { host, paths } = JSON.parse(process.env.SCANNED);
const found = {};
for (const path of paths) {
  const { scan: { grade, score }, tests } = await scan(host + path);
  const results = Object.entries(tests);
  found[path] = {
    grade,
    score,
    points: Object.fromEntries(results.flatMap(([name, { scoreModifier }]) => (scoreModifier ? [[name, scoreModifier]] : []))),
    failed: results.flatMap(([name, { pass }]) => (pass ? [] : [name])),
  };
}
console.log(JSON.stringify(found));
process.exit();
`;

/**
 * Scans pages with Mozilla's HTTP Observatory.
 * @param address the HTTP origin of a server
 * @returns the scan of each page, by its path
 */
export async function scanWithObservatory(
  address: string,
  paths: string[],
): Promise<Record<string, Scan>> {
  const server = await serveSecurely(address);
  try {
    const scanned = JSON.stringify({ host: server.host, paths });
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "--eval", scanPages],
      {
        cwd: root,
        env: { ...process.env, SCANNED: scanned, NODE_EXTRA_CA_CERTS: server.certificate },
      },
    );
    return JSON.parse(stdout);
  } finally {
    server.stop();
  }
}
