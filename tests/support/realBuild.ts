import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ProjectCopy } from "../../scripts/bench/projectCopy";
import { servedFolder, workFolder } from "../../scripts/folders";

/** The files of a built folder, each with a hash of its content. */
export type Listing = Record<string, string>;

/** The folders that builds write. */
const written = [".cache", workFolder, servedFolder, "hosting"];

/** Whether a process can start its own group, which one signal ends. */
const groups = process.platform !== "win32";

/**
 * Kills a process and its children.
 * @param pid the id of a process, which was started `detached` if `groups` is true
 */
function killTree(pid: number): void {
  if (groups) process.kill(-pid, "SIGKILL");
  else spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"]);
}

/** A copy of the whole project, for real builds. */
export class RealBuild {
  private readonly copy = new ProjectCopy();
  readonly folder = this.copy.folder;

  /** Replaces each picture with one of the same size in its own plain color, which takes almost no time to encode. */
  async simplifyPictures(): Promise<void> {
    const folder = join(this.folder, "data/images");
    const names = readdirSync(folder).filter((file) => file.endsWith(".png"));
    for (const [index, name] of names.sort().entries()) {
      const { width = 1, height = 1 } = await sharp(join(folder, name)).metadata();
      const background = { r: index, g: 120, b: 200 };
      const picture = sharp({ create: { width, height, channels: 3, background } }).png();
      writeFileSync(join(folder, name), await picture.toBuffer());
    }
  }

  /**
   * Changes a text file.
   * @returns a function that undoes the change
   */
  change(file: string, from: string | RegExp, to: string): () => void {
    const path = join(this.folder, file);
    const before = readFileSync(path, "utf8");
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} does not contain ${from}`);
    writeFileSync(path, after);
    return () => writeFileSync(path, before);
  }

  private start(): ChildProcess {
    return spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
      cwd: this.folder,
      detached: groups,
      stdio: ["ignore", "pipe", "pipe"],
      // Without a terminal and colors, Gatsby prints a line for each step.
      env: { ...process.env, NODE_ENV: "production", CI: "true", NO_COLOR: "1" },
    });
  }

  /**
   * Runs a build.
   * @param killAt text in the output at which to kill the build and all its processes
   * @returns whether the build succeeded, and its output
   */
  async build(killAt?: string): Promise<{ succeeded: boolean; output: string }> {
    const child = this.start();
    let output = "";
    let killed = false;
    const read = (text: string) => {
      output += text;
      if (killed || killAt === undefined || !output.includes(killAt)) return;
      killed = true;
      if (child.pid !== undefined) killTree(child.pid);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", read);
    const [status] = await once(child, "close");
    if (killAt !== undefined && !killed)
      throw new Error(`The build ended without "${killAt}":\n${output.slice(-4000)}`);
    return { succeeded: status === 0, output };
  }

  /** The files of the built site. */
  output(): Listing {
    const folder = join(this.folder, servedFolder);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const hash = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
    return Object.fromEntries(
      files.sort().map((file) => [file.slice(folder.length + 1).replaceAll("\\", "/"), hash(file)]),
    );
  }

  /** Copies everything that builds wrote to another folder. */
  save(folder: string): void {
    copyWritten(this.folder, folder);
  }

  /** Restores everything that builds write from a saved folder, and deletes what the folder doesn't contain. */
  restore(folder: string): void {
    copyWritten(folder, this.folder);
  }

  delete(): void {
    this.copy.delete();
  }
}

function copyWritten(from: string, to: string): void {
  for (const name of written) {
    rmSync(join(to, name), { recursive: true, force: true });
    if (existsSync(join(from, name)))
      cpSync(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
  }
}
