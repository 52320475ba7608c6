import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { builtFile, readBuiltBytes } from "../support/built";
import { expect, test } from "../support/hosting";

const script = builtFile(/^app-\w+\.js$/);

const files = [
  { address: "/pricing", file: "pricing/index.html" },
  { address: "/", file: "index.html" },
  { address: "/nobody", file: "404.html" },
  { address: `/${script}`, file: script },
  { address: "/page-data/pricing/page-data.json", file: "page-data/pricing/page-data.json" },
  { address: "/sitemap-0.xml", file: "sitemap-0.xml" },
];

/** What one of today's browsers says, and a client that takes what no server here has. */
const browsers = "gzip, deflate, br, zstd";

for (const { address, file } of files) {
  test(`${address} comes in the smallest form that the asker takes, and is the same in all`, async ({ ask }) => {
    const original = readBuiltBytes(file);
    const plain = await ask(address, { "Accept-Encoding": "identity" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers.vary).toBe("Accept-Encoding");
    expect(plain.body.equals(original)).toBe(true);

    const zipped = await ask(address, { "Accept-Encoding": "gzip" });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(zipped.headers.vary).toBe("Accept-Encoding");
    // Of a file that lies there compressed the length is known before it is sent.
    expect(Number(zipped.headers["content-length"])).toBe(readBuiltBytes(`${file}.gz`).length);
    expect(gunzipSync(zipped.body).equals(original)).toBe(true);

    const best = await ask(address, { "Accept-Encoding": browsers });
    expect(best.headers.vary).toBe("Accept-Encoding");
    // Where nginx has no brotli module, gzip stands in.
    expect(["br", "gzip"]).toContain(best.headers["content-encoding"]);
    const opened = best.headers["content-encoding"] === "br" ? brotliDecompressSync(best.body) : gunzipSync(best.body);
    expect(opened.equals(original)).toBe(true);
    expect(best.body.length).toBeLessThanOrEqual(zipped.body.length);
    expect((await ask(address)).headers["content-encoding"]).toBeUndefined();
  });
}

test("what is compressed in itself is sent as it is", async ({ ask }) => {
  const font = builtFile(/^fonts\/.*\.woff2$/);
  const { headers, body } = await ask(`/${font}`, { "Accept-Encoding": browsers });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body.equals(readBuiltBytes(font))).toBe(true);
});

test("a page that has not changed costs an answer without a body, which carries its policy", async ({ ask }) => {
  for (const encoding of ["identity", "gzip", "br"]) {
    const asked = { "Accept-Encoding": encoding };
    const first = await ask("/pricing", asked);
    expect(first.headers.etag).toBeTruthy();
    const again = await ask("/pricing", { ...asked, "If-None-Match": first.headers.etag ?? "" });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
    const since = await ask("/pricing", { ...asked, "If-Modified-Since": first.headers["last-modified"] ?? "" });
    expect(since.status).toBe(304);
  }
  expect((await ask("/pricing", { "If-None-Match": '"another"' })).status).toBe(200);
});

test("a part of a file can be asked for", async ({ ask }) => {
  const picture = builtFile(/^share\/.*\.png$/);
  const whole = readBuiltBytes(picture);
  const start = await ask(`/${picture}`, { Range: "bytes=0-99" });
  expect(start.status).toBe(206);
  expect(start.headers["content-range"]).toBe(`bytes 0-99/${whole.length}`);
  expect(start.body.equals(whole.subarray(0, 100))).toBe(true);
  const end = await ask(`/${picture}`, { Range: "bytes=-10" });
  expect(end.body.equals(whole.subarray(-10))).toBe(true);
  expect((await ask(`/${picture}`, { Range: `bytes=${whole.length}-` })).status).toBe(416);
});
