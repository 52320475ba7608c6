import { basename } from "node:path";
import { watch } from "chokidar";
import type { Express, Response } from "express";
import type { Reporter } from "gatsby";
import { checkWithTranslations } from "../content/check";
import { litter } from "../content/folder";
import { formatProblem, type Problem } from "../content/problems";
import { type ContentEvents, eventsPath } from "../develop/contentEvents";
import { finishContent, languageReports } from "./finishedContent";
import { printProblems, summarize } from "./printProblems";

/** Runs an update once at the start and after every change of what the check reads, one at a time. */
function onEveryChange(update: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();
  const schedule = () => {
    clearTimeout(timer);
    // Editors save a file in several steps.
    timer = setTimeout(() => {
      last = last.then(update);
    }, 50);
  };
  watch(["data", "translations", "scenes", "static"], {
    ignored: (path: string) => litter.test(basename(path)),
    ignoreInitial: true,
  })
    .on("all", schedule)
    .on("ready", schedule);
}

const browsers = new Set<Response>();
/** The last event of each name. */
const events = new Map<string, string>();

function send<Name extends keyof ContentEvents>(name: Name, report: ContentEvents[Name]) {
  const event = `event: ${name}\ndata: ${JSON.stringify(report)}\n\n`;
  events.set(name, event);
  for (const browser of browsers) browser.write(event);
}

const sendProblems = (problems: Problem[], summary: string) =>
  send("problems", {
    summary,
    problems: problems.map((problem) => ({
      line: formatProblem(problem),
      file: problem.file,
      row: problem.line,
    })),
  });

/** Sends to browsers the problems of the content, and what the languages lack, now and after each change. */
export function serveContentEvents({ app }: { app: Express }): void {
  app.get(eventsPath, (_request, response) => {
    // no-transform: compression would delay the events.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-cache, no-transform",
    });
    response.write([...events.values()].join(""));
    browsers.add(response);
    response.on("close", () => browsers.delete(response));
  });
}

/** Keeps invalid content away from `gatsby develop`, and reports it. Resolves when there is valid content. */
export function followContent(reporter: Reporter): Promise<void> {
  let consequence = "The site starts when the content is valid.";
  let reported = "";
  sendProblems([], "");
  return new Promise((resolve) => {
    onEveryChange(async () => {
      try {
        const checked = await checkWithTranslations("data");
        const { problems } = checked;
        if (problems.length === 0) {
          finishContent(checked);
          send(
            "translations",
            languageReports(checked).filter(({ files }) => files.length > 0),
          );
          consequence = "The pages keep their last valid content.";
          resolve();
        }
        const lines = problems.map(formatProblem).join("\n");
        if (lines === reported) return;
        reported = lines;
        const summary = lines && summarize(problems, consequence);
        sendProblems(problems, summary);
        if (summary) printProblems(problems, summary);
        else reporter.success("The content is valid again.");
      } catch (error) {
        // A file was deleted while it was read; that change starts another check.
        if ((error as NodeJS.ErrnoException).code !== "ENOENT")
          reporter.warn(
            `The content could not be checked; the next change starts another check. ${error}`,
          );
      }
    });
  });
}

/** Asks for a restart when code changes that `gatsby develop` reads only when it starts: schemas, checks, and what finishes content. */
export function askForRestart(reporter: Reporter): void {
  const code = [
    "src/content",
    "src/node",
    "src/schema",
    "src/shared",
    "src/compositions/names.ts",
    "src/debate/{geometry,words}.ts",
    "src/theme/{audiences,media}.ts",
    "src/{debate,heroes,sections}/**/schema?(s).ts",
  ];
  watch(code, { ignoreInitial: true }).on("change", (file) =>
    reporter.warn(`${file} changed. To apply it, restart \`npm run develop\`.`),
  );
}
