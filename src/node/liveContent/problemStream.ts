import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs } from "gatsby";
import { noProblems, type ProblemReport, problemsAddress } from "../../develop/problemReport";

const browsers = new Set<ServerResponse>();
let event = "";

/** Sends the problems of the content to every connected browser, and to those that connect later. */
export function sendProblems(report: ProblemReport): void {
  event = `data: ${JSON.stringify(report)}\n\n`;
  for (const browser of browsers) browser.write(event);
}
sendProblems(noProblems);

/** Adds the stream of content problems to the development server, as server-sent events. */
export function serveProblems({ app }: CreateDevServerArgs): void {
  app.get(problemsAddress, (_request: IncomingMessage, response: ServerResponse) => {
    // no-transform: compression would delay the events.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-cache, no-transform",
    });
    response.write(event);
    browsers.add(response);
    response.on("close", () => browsers.delete(response));
  });
}
