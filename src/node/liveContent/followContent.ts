import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { watch } from "chokidar";
import type { Reporter } from "gatsby";
import { checkContent } from "../../content/check";
import { formatProblem, type Problem } from "../../content/problems";
import { noProblems } from "../../develop/problemReport";
import { printProblems, summarize } from "../printProblems";
import { contentFolder } from "./contentFolder";
import { sendProblems } from "./problemStream";

const differs = (from: string, to: string) =>
  statSync(from).isDirectory() || !existsSync(to) || !readFileSync(from).equals(readFileSync(to));

/** Whether a file is temporary: hidden files, and those that Chromium writes while the visual editor saves. */
const isTemporary = (name: string): boolean => name.startsWith(".") || name.endsWith(".crswap");

/**
 * Makes a folder hold the same files as another one. Writes only files that differ, because Gatsby watches the folder.
 * @throws when a file is deleted during the copy
 */
function syncFolder(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (source, copy) => !isTemporary(basename(source)) && differs(source, copy),
  });
  // After the copy, so that Gatsby sees the new name of a renamed file before the old one goes.
  for (const name of readdirSync(to, { recursive: true }).map(String))
    if (!existsSync(join(from, name))) rmSync(join(to, name), { recursive: true, force: true });
}

/** Runs an update once at the start and after every change in `data`, one at a time. */
function onEveryChange(siteFolder: string, update: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();
  const schedule = () => {
    clearTimeout(timer);
    // Editors save a file in several steps.
    timer = setTimeout(() => {
      last = last.then(update);
    }, 50);
  };
  watch(join(siteFolder, "data"), {
    ignored: (path: string) => isTemporary(basename(path)),
    ignoreInitial: true,
  })
    .on("all", schedule)
    .on("ready", schedule);
}

/** Reports problems in the terminal and in browsers. */
function report(problems: Problem[], consequence: string): void {
  printProblems(problems, summarize(problems, "above", consequence));
  sendProblems({
    summary: summarize(problems, "below", consequence),
    problems: problems.map((problem) => ({
      line: formatProblem(problem),
      file: `data/${problem.file}`,
      row: problem.line,
    })),
  });
}

/**
 * Keeps invalid content away from `gatsby develop`. After every change, copies `data` to a snapshot and checks it. Copies a
 * valid snapshot to the folder that Gatsby watches; otherwise reports the problems.
 * @returns a promise that resolves when there is valid content
 */
export function followContent(reporter: Reporter, siteFolder: string): Promise<void> {
  const snapshot = join(siteFolder, ".cache/content-snapshot");
  let consequence = "The site starts when the content is valid.";
  let reported = "";
  return new Promise((resolve) => {
    onEveryChange(siteFolder, async () => {
      try {
        syncFolder(join(siteFolder, "data"), snapshot);
        const problems = await checkContent(snapshot);
        if (problems.length === 0) {
          syncFolder(snapshot, contentFolder(siteFolder));
          consequence = "The pages keep their last valid content.";
          resolve();
        }
        const lines = problems.map(formatProblem).join("\n");
        if (lines === reported) return;
        reported = lines;
        if (problems.length > 0) return report(problems, consequence);
        reporter.success("The content is valid again.");
        sendProblems(noProblems);
      } catch (error) {
        // A file was deleted during the copy; that change starts another check.
        if ((error as NodeJS.ErrnoException).code !== "ENOENT")
          reporter.warn(
            `The content could not be checked; the next change starts another check. ${error}`,
          );
      }
    });
  });
}

/** Asks for a restart when schemas or checks change: `gatsby develop` reads them only when it starts. */
export function askForRestart(reporter: Reporter, siteFolder: string): void {
  const code = ["src/content", "src/fields", "src/{heroes,sections}/**/schema?(s).ts"];
  watch(code, { cwd: siteFolder, ignoreInitial: true }).on("change", (file) =>
    reporter.warn(`${file} changed. To apply it, restart \`npm run develop\`.`),
  );
}
