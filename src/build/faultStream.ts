import type { IncomingMessage, ServerResponse } from "node:http";
import { type FaultReport, noFaults } from "../develop/faultReport";

const eventOf = (report: FaultReport) => `data: ${JSON.stringify(report)}\n\n`;

/** Tells every browser that listens what is wrong in the content, as server-sent events. */
export class FaultStream {
  private readonly listeners = new Set<ServerResponse>();
  private report = noFaults;

  /** Tells what is wrong now; those who listen later hear it first. */
  tell(report: FaultReport): void {
    this.report = report;
    for (const listener of this.listeners) listener.write(eventOf(report));
  }

  /** Answers a request with the stream. */
  readonly answer = (_request: IncomingMessage, response: ServerResponse): void => {
    // Without no-transform, the server's compression would hold every event back.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
    response.write(eventOf(this.report));
    this.listeners.add(response);
    response.on("close", () => this.listeners.delete(response));
  };
}
