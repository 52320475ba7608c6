/* The parts of packages without types that `scripts/serve.ts` uses. */

declare module "negotiator" {
  import type { IncomingMessage } from "node:http";

  class Negotiator {
    constructor(request: IncomingMessage);
    encoding(available: string[], preferred: string[]): string | undefined;
  }
  export = Negotiator;
}

declare module "serve-static" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Next = (error?: { status?: number; headers?: Record<string, string> }) => void;
  function serveStatic(
    folder: string,
    options: { cacheControl: boolean; dotfiles: "allow"; fallthrough: boolean; redirect: boolean },
  ): (request: IncomingMessage, response: ServerResponse, next: Next) => void;
  export = serveStatic;
}
