import { runModule } from "./runModule";
import { serveSecurely } from "./secureServer";

/** What Mozilla's HTTP Observatory says of one page. */
export interface Scan {
  grade: string;
  score: number;
  /** The points of each of its tests that gives or takes some. */
  points: Record<string, number>;
  failed: string[];
}

/*
 * The package downloads the list of preloaded sites when it is installed. The site is not on it, so the list can be empty.
 * The package scans a host; a path after the host makes it scan that page.
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
 * @param address the origin of a server, with HTTP
 * @returns the scan of each page, by its path
 */
export async function scanWithObservatory(address: string, paths: string[]): Promise<Record<string, Scan>> {
  const server = await serveSecurely(address);
  try {
    return await runModule(scanPages, {
      SCANNED: JSON.stringify({ host: server.host, paths }),
      NODE_EXTRA_CA_CERTS: server.certificate,
    });
  } finally {
    server.stop();
  }
}
