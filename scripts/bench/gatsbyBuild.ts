import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type ShareImages, shareImagesIn } from "./buildOutput";
import { groups, killTree } from "./killTree";
import type { ProjectCopy } from "./projectCopy";

/** What a build has taken. */
export interface BuildRun {
  seconds: number;
  shareImages: ShareImages;
  /** The most memory that Gatsby's main process has held. */
  kilobytes: number;
  /** The same with the most of each of its workers added, which they need not have held at the same time. */
  kilobytesWithWorkers: number;
}

/**
 * Builds a copy of the project, quietly.
 * @throws with the end of its output when the build fails
 */
export async function gatsbyBuild(copy: ProjectCopy): Promise<BuildRun> {
  copy.preparePeaks();
  const first = `--require ${JSON.stringify(join(__dirname, "peakMemory.cjs"))}`;
  const start = performance.now();
  const child = spawn(process.execPath, [join(copy.folder, "node_modules/gatsby/cli.js"), "build"], {
    cwd: copy.folder,
    // A group of its own, so that its workers can be ended with it.
    detached: groups,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      GATSBY_TELEMETRY_DISABLED: "1",
      NO_COLOR: "1",
      BENCH_PEAKS: copy.peaks,
      NODE_OPTIONS: [process.env.NODE_OPTIONS, first].filter(Boolean).join(" "),
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const { pid } = child;
  const kill = () => {
    if (pid !== undefined && child.exitCode === null && child.signalCode === null) killTree(pid);
  };
  // Before the copy is deleted, which stands in the same list.
  process.prependListener("exit", kill);
  const [status] = await once(child, "close");
  process.off("exit", kill);
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0 || pid === undefined) throw new Error(`${output.slice(-4000)}\nThe build has failed.`);

  const peaks = copy.takePeaks();
  const kilobytes = peaks.get(pid);
  if (kilobytes === undefined) throw new Error("The build has left no word on its memory.");
  const kilobytesWithWorkers = [...peaks.values()].reduce((sum, peak) => sum + peak, 0);
  return { seconds, shareImages: shareImagesIn(output), kilobytes, kilobytesWithWorkers };
}
