import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
import { servedFolder, workFolder } from "../../scripts/folders.mjs";

const root = join(__dirname, "../..");

const buildScript = ["build", "build.mjs", "folders.mjs", "run.mjs"].map((name) => `scripts/${name}`).concat("src/build/cacheRecord.mjs");

/** What a build has said and how it has ended. */
export interface EndedBuild {
  status: number | null;
  output: string;
}

/** A small site in a temporary folder, with the real build script and a stand-in for Gatsby. */
export class BuildSite {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "build-")));

  /** Adds what the build script needs beside the site's files. */
  withBuildScript(): this {
    for (const path of buildScript) cpSync(join(root, path), this.path(path), { recursive: true });
    this.write("package-lock.json", "{}");
    for (const name of ["gatsby-config.ts", "gatsby-node.ts", "src/content/check.ts"]) this.write(name, "");
    this.write("node_modules/gatsby/package.json", '{ "version": "5.0.0" }');
    this.write("node_modules/gatsby/cli.js", readFileSync(join(__dirname, "standInGatsby.cjs"), "utf8"));
    // A junction, because Windows lets only administrators make other links.
    symlinkSync(realpathSync(join(root, "node_modules/proper-lockfile")), this.path("node_modules/proper-lockfile"), "junction");
    return this;
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), text);
  }

  has(file: string): boolean {
    return existsSync(this.path(file));
  }

  /** Puts these files, and no others, where Gatsby works. */
  work(files: Record<string, string>): void {
    rmSync(this.path(workFolder), { recursive: true, force: true });
    for (const [name, text] of Object.entries(files)) this.write(join(workFolder, name), text);
  }

  /** What is served: the text of every file that servers show. */
  served(): Record<string, string> {
    const folder = this.path(servedFolder);
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => join(entry.parentPath, entry.name));
    return Object.fromEntries(
      names.sort().map((file) => [
        file
          .slice(folder.length + 1)
          .split(sep)
          .join("/"),
        readFileSync(file, "utf8"),
      ]),
    );
  }

  start(ends: "well" | "badly" | "never" = "well", options: SpawnOptions = {}): ChildProcess {
    return spawn(process.execPath, [this.path("scripts/build.mjs")], {
      env: { ...process.env, STAND_IN_ENDS: ends },
      stdio: ["ignore", "pipe", "pipe"],
      ...options,
    });
  }

  build(ends: "well" | "badly" = "well"): Promise<EndedBuild> {
    return ended(this.start(ends));
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Waits until a process and all that writes to the same output have ended. */
export async function ended(child: ChildProcess): Promise<EndedBuild> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const [status] = (await once(child, "close")) as [number | null];
  return { status, output };
}

/** Waits until a process has written a text. */
export function says(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (data: Buffer) => {
      output += data;
      if (output.includes(text)) resolve();
    });
    child.once("close", () => reject(new Error(`It has ended without saying "${text}": ${output}`)));
  });
}
