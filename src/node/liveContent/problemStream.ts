import type { IncomingMessage, ServerResponse } from "node:http";
import { noProblems, type ProblemReport } from "../../develop/problemReport";

const eventOf = (report: ProblemReport) => `data: ${JSON.stringify(report)}\n\n`;

/** Sends the problems of the content to browsers, as server-sent events. */
export class ProblemStream {
  private readonly browsers = new Set<ServerResponse>();
  private report = noProblems;

  /** Sends a report to every connected browser, and to those that connect later. */
  send(report: ProblemReport): void {
    this.report = report;
    for (const browser of this.browsers) browser.write(eventOf(report));
  }

  /** Handles a browser's request for the stream. */
  readonly connect = (_request: IncomingMessage, response: ServerResponse): void => {
    // no-transform: compression would delay the events.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
    response.write(eventOf(this.report));
    this.browsers.add(response);
    response.on("close", () => this.browsers.delete(response));
  };
}
