import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { buffer } from "node:stream/consumers";

/** Returns a port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}

/** An answer of a server, with a body that is still compressed. */
export interface RawAnswer {
  status: number;
  /** By lowercase name. The values of a repeated header are joined by a comma. */
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Requests an address from a server exactly as written. Browsers and `fetch` would normalize odd ones.
 * @param site the server's origin
 * @throws when the server doesn't answer
 */
export async function rawRequest(
  site: string,
  address: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<RawAnswer> {
  const options = { path: address, method, headers, agent: false, joinDuplicateHeaders: true };
  const [answer] = (await once(request(site, options).end(), "response")) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers as Record<string, string>,
    body: await buffer(answer),
  };
}
