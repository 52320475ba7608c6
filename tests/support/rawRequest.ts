import { connect } from "node:net";

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  /** By lowercase name. The values of a repeated header are joined by a comma. */
  headers: Record<string, string>;
  body: Buffer;
}

function parsed(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = "", value = ""] = line.split(/:\s*(.*)/s);
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  return { status: Number(first.split(" ")[1]), headers, body: bytes.subarray(end + 4) };
}

/**
 * Requests an address from a server exactly as written. Browsers and libraries would normalize odd ones.
 * @param site the server's origin
 * @throws when the server doesn't answer
 */
export function rawRequest(site: string, address: string, headers: Record<string, string> = {}, method = "GET"): Promise<RawAnswer> {
  const { hostname, port } = new URL(site);
  const lines = Object.entries({ Host: `${hostname}:${port}`, Connection: "close", ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${method} ${address} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`, "latin1"),
    );
    socket.on("data", (part) => parts.push(part));
    socket.on("end", () => resolve(parsed(Buffer.concat(parts))));
    socket.on("error", reject);
  });
}
