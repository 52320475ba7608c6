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

/** What current browsers accept, including encodings that the server doesn't have. */
const browsers = "gzip, deflate, br, zstd";

for (const { address, file } of files) {
  test(`${address} is sent in the smallest encoding that the client accepts, with the same content in each`, async ({
    ask,
  }) => {
    const original = readBuiltBytes(file);
    const plain = await ask(address, { "Accept-Encoding": "identity" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers.vary).toBe("Accept-Encoding");
    expect(plain.body.equals(original)).toBe(true);

    const zipped = await ask(address, { "Accept-Encoding": "gzip" });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(zipped.headers.vary).toBe("Accept-Encoding");
    // The length is known in advance, because the file is compressed on disk.
    expect(Number(zipped.headers["content-length"])).toBe(readBuiltBytes(`${file}.gz`).length);
    expect(gunzipSync(zipped.body).equals(original)).toBe(true);

    const best = await ask(address, { "Accept-Encoding": browsers });
    expect(best.headers.vary).toBe("Accept-Encoding");
    // Without its Brotli module, nginx answers with gzip.
    expect(["br", "gzip"]).toContain(best.headers["content-encoding"]);
    const opened =
      best.headers["content-encoding"] === "br"
        ? brotliDecompressSync(best.body)
        : gunzipSync(best.body);
    expect(opened.equals(original)).toBe(true);
    expect(best.body.length).toBeLessThanOrEqual(zipped.body.length);
    expect((await ask(address)).headers["content-encoding"]).toBeUndefined();
  });
}

test("a file in a compressed format isn't compressed again", async ({ ask }) => {
  const font = builtFile(/^fonts\/.*\.woff2$/);
  const { headers, body } = await ask(`/${font}`, { "Accept-Encoding": browsers });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body.equals(readBuiltBytes(font))).toBe(true);
});

test("an unchanged page gets an answer without a body, which still has the page's policy", async ({
  ask,
}) => {
  for (const encoding of ["identity", "gzip", "br"]) {
    const asked = { "Accept-Encoding": encoding };
    const first = await ask("/pricing", asked);
    expect(first.headers.etag).toBeTruthy();
    const again = await ask("/pricing", { ...asked, "If-None-Match": first.headers.etag ?? "" });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
    const since = await ask("/pricing", {
      ...asked,
      "If-Modified-Since": first.headers["last-modified"] ?? "",
    });
    expect(since.status).toBe(304);
  }
  expect((await ask("/pricing", { "If-None-Match": '"another"' })).status).toBe(200);
});

test("the server answers range requests", async ({ ask }) => {
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
