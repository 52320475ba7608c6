/** The part of Express that `scripts/serve.ts` uses. */
declare module "express" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Request = IncomingMessage & {
    url: string;
    params: [path: string];
    acceptsEncodings<Name extends string>(name: Name): Name | false;
  };
  type Response = ServerResponse & { type(extension: string): Response; send(body: Buffer): void };
  type Next = (error?: { status?: number }) => void;
  interface App {
    (request: IncomingMessage, response: ServerResponse, next: Next): void;
    disable(setting: string): App;
    get(path: string, answer: (request: Request, response: Response) => void): void;
  }
  export default function express(): App;
}
