/** The part of the package that `scripts/serve.ts` uses; the package has no types. */
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
