/* The parts of packages without types that `scripts/serve.ts` uses. */

declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  function compression(options: {
    filter: Filter;
    brotli: object;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  namespace compression {
    const filter: Filter;
  }
  export = compression;
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
