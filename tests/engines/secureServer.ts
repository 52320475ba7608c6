import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer as createPlainServer, type RequestListener, request } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A proxy in front of another server, for tools that need HTTPS. */
interface SecureServer {
  /** `localhost:port`, for HTTPS. HTTP redirects to it, as on the hosts. */
  host: string;
  /** The path of the self-signed certificate. */
  certificate: string;
  stop(): void;
}

const options = [
  "req",
  "-x509",
  "-newkey",
  "rsa:2048",
  "-nodes",
  "-subj",
  "/CN=localhost",
  "-addext",
  "subjectAltName=DNS:localhost",
];

/** The first byte of every HTTPS connection. */
const handshake = 0x16;

/**
 * Serves a site with HTTPS and HTTP on one free port.
 * @param address the HTTP origin of the site
 * @throws when openssl is missing
 */
export async function serveSecurely(address: string): Promise<SecureServer> {
  const folder = mkdtempSync(join(tmpdir(), "debato-certificate-"));
  const [key, certificate] = [join(folder, "key"), join(folder, "certificate")];
  const { status, stderr } = spawnSync(
    "openssl",
    [...options, "-keyout", key, "-out", certificate],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`openssl wrote no certificate: ${stderr}`);

  const forward: RequestListener = ({ method, url, headers }, response) => {
    const onward = request(new URL(address), { method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    onward.end();
  };
  const secure = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    forward,
  );
  const plain = createPlainServer(({ headers, url }, response) => {
    response.writeHead(301, { Location: `https://${headers.host}${url}` }).end();
  });
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.once("data", (bytes) => {
      socket.pause();
      socket.unshift(bytes);
      (bytes[0] === handshake ? secure : plain).emit("connection", socket);
      // Resumes later, because the server must first read the bytes that were put back.
      process.nextTick(() => socket.resume());
    });
  }).listen(0, "localhost");
  await once(server, "listening");
  return {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    certificate,
    stop: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
