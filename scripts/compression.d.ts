/** The part of the package that `scripts/serve.ts` uses; the package has no types. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  import type { BrotliOptions } from "node:zlib";

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  function compression(options: {
    filter: Filter;
    brotli: BrotliOptions;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  namespace compression {
    const filter: Filter;
  }
  export = compression;
}
