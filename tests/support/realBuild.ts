import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ProjectCopy } from "../../scripts/bench/projectCopy";
import { servedFolder, workFolder } from "../../scripts/folders";

/** Files of a built folder, each with a hash of its content. */
export type Listing = Record<string, string>;

/** What builds write. */
const written = [".cache", workFolder, servedFolder, "hosting"];

/** Whether processes can start in a group of their own, which ends together. */
const groups = process.platform !== "win32";

/**
 * Kills a process and its children.
 * @param pid of a process that was started `detached` if `groups` is true
 */
function killTree(pid: number): void {
  if (groups) process.kill(-pid, "SIGKILL");
  else spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"]);
}

/** A copy of the whole project, to be built for real. */
export class RealBuild {
  private readonly copy = new ProjectCopy();
  /** Changed where the project is copied on. */
  folder = this.copy.folder;

  /** Replaces each picture by one of the same size in a colour of its own: these take next to no time to encode. */
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
   * @returns what undoes it
   */
  change(file: string, from: string | RegExp, to: string): () => void {
    const path = join(this.folder, file);
    const before = readFileSync(path, "utf8");
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} does not hold ${from}`);
    writeFileSync(path, after);
    return () => writeFileSync(path, before);
  }

  private start(): ChildProcess {
    return spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
      cwd: this.folder,
      detached: groups,
      stdio: ["ignore", "pipe", "pipe"],
      // Without a terminal and colours, Gatsby writes a line for each thing that it has done.
      env: { ...process.env, NODE_ENV: "production", CI: "true", NO_COLOR: "1" },
    });
  }

  /**
   * Builds.
   * @param killAt the build is killed, with all its processes, once its output holds this text
   * @returns whether it succeeded, and its output
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
    if (killAt !== undefined && !killed) throw new Error(`The build ended without "${killAt}":\n${output.slice(-4000)}`);
    return { succeeded: status === 0, output };
  }

  /** The built site. */
  output(): Listing {
    const folder = join(this.folder, servedFolder);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const hash = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
    return Object.fromEntries(files.sort().map((file) => [file.slice(folder.length + 1).replaceAll("\\", "/"), hash(file)]));
  }

  /** Copies everything that builds have written to another folder. */
  save(folder: string): void {
    copyWritten(this.folder, folder);
  }

  /** Makes everything that builds have written what it was when it was saved; nothing, where it was not. */
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
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
  }
}
