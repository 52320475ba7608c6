import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import sharp from "sharp";
import { groups, killTree } from "../../scripts/bench/killTree";
import { ProjectCopy } from "../../scripts/bench/projectCopy";
import { servedFolder, workFolder } from "../../scripts/folders.mjs";
import { type EndedBuild, ended, says } from "./buildSite";

/** Files of a built folder, each with a hash of what it holds. */
export type Listing = Record<string, string>;

/** A release's word on itself, which servers do not show. */
const hidden = ".kept.json";

function listing(folder: string): Listing {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== hidden)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  return Object.fromEntries(
    files.map((file) => [
      file
        .slice(folder.length + 1)
        .split(sep)
        .join("/"),
      hash(file),
    ]),
  );
}

/** What builds make. */
const made = [".cache", workFolder, servedFolder, "hosting"];

/** A copy of the whole project, to be built for real. */
export class RealBuild {
  private readonly copy: ProjectCopy;

  /** @param parent the folder in which it is made */
  constructor(parent = tmpdir()) {
    this.copy = new ProjectCopy(parent);
  }

  get folder(): string {
    return this.copy.folder;
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  /** Puts a picture of the same size in one colour of its own in the place of each: these are encoded in next to no time. */
  async simplifyPictures(): Promise<void> {
    const folder = this.path("data/images");
    for (const [index, name] of readdirSync(folder)
      .filter((file) => file.endsWith(".png"))
      .sort()
      .entries()) {
      const { width = 1, height = 1 } = await sharp(join(folder, name)).metadata();
      const background = { r: index, g: 120, b: 200 };
      await sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toFile(join(folder, name));
    }
  }

  /**
   * Changes a text file.
   * @returns what puts it back
   */
  change(file: string, from: string | RegExp, to: string): () => void {
    const before = readFileSync(this.path(file), "utf8");
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} does not hold ${from}`);
    writeFileSync(this.path(file), after);
    return () => writeFileSync(this.path(file), before);
  }

  start(): ChildProcess {
    return spawn(process.execPath, [this.path("scripts/build.mjs")], {
      detached: groups,
      stdio: ["ignore", "pipe", "pipe"],
      // Without a terminal and colours, Gatsby writes a line for each thing that it has done.
      env: { ...process.env, NODE_ENV: "production", CI: "true", NO_COLOR: "1" },
    });
  }

  build(): Promise<EndedBuild> {
    return ended(this.start());
  }

  /** Builds until the output holds a text, and then ends everything at once. */
  async killAt(text: string): Promise<void> {
    const child = this.start();
    const end = ended(child);
    await says(child, text);
    if (child.pid !== undefined) killTree(child.pid);
    await end;
  }

  /** Makes the next build one from nothing. */
  clean(): void {
    for (const name of made) rmSync(this.path(name), { recursive: true, force: true });
  }

  /** What Gatsby has built. */
  work(): Listing {
    return listing(this.path(workFolder));
  }

  /** What is served. */
  served(): Listing {
    return listing(this.path(servedFolder));
  }

  /** Puts everything that builds have made somewhere else, or takes it from there. */
  save(folder: string): void {
    this.move(this.folder, folder);
  }

  restore(folder: string): void {
    this.move(folder, this.folder);
  }

  private move(from: string, to: string): void {
    for (const name of made) {
      rmSync(join(to, name), { recursive: true, force: true });
      if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
    }
  }

  delete(): void {
    this.copy.delete();
  }
}
