/** The part of Express that `scripts/serve.ts` uses. */
declare module "express" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Request = IncomingMessage & {
    url: string;
    params: [string];
    acceptsEncodings(encoding: string): string | false;
  };
  type Response = ServerResponse & {
    send(body: string | Buffer): void;
    sendFile(file: string, options: object): void;
    type(extension: string): void;
  };
  type Next = (error?: { status?: number }) => void;
  interface Application {
    (request: IncomingMessage, response: ServerResponse, next: Next): void;
    disable(setting: string): this;
    get(path: string, handler: (request: Request, response: Response) => void): void;
  }
  export default function express(): Application;
}
