/** @jest-environment node */
import redirects from "../../data/redirects.json";
import { builtFile, pageFile, readBuilt } from "../support/built";
import { notFound, shown } from "../support/content";
import type { RawAnswer } from "../support/rawRequest";
import { routes } from "../support/routes";
import { type CloudflareServer, serveWithCloudflare } from "./cloudflare";
import { scanWithObservatory } from "./observatory";

const kept = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";

let cloudflare: CloudflareServer;
beforeAll(async () => {
  cloudflare = await serveWithCloudflare();
}, 90_000);
afterAll(() => cloudflare?.stop());

const ask = (path: string) => cloudflare.ask(path);

const policyInside = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];

/** The policy of an answer: the part that the host sends, and the part inside the page. */
const policyOf = ({ headers, body }: RawAnswer) => ({
  sent: headers["content-security-policy"],
  inside: policyInside(body.toString()),
});

const sent = "frame-ancestors 'none'; upgrade-insecure-requests";
const insideOf = (path: string) => policyInside(readBuilt(pageFile(path)));

const paths = routes.map(({ path }) => path);
const below = paths.filter((path) => path !== "/");

describe("Cloudflare's engine", () => {
  it.each(paths)("serves %s with every header once", async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(policyOf(answer)).toEqual({ sent, inside: insideOf(path) });
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": revalidated,
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-frame-options": "DENY",
      "permissions-policy": expect.stringMatching(/^accelerometer=\(\).*xr-spatial-tracking=\(\)$/),
    });
  });

  it.each(below)(
    "serves other spellings of %s with its policy, or redirects them",
    async (path) => {
      const encoded = path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
      for (const written of [encoded, `/${path}`, `${path}//`, `${path}?a=b`]) {
        const answer = await ask(written);
        expect({ written, status: answer.status, ...policyOf(answer) }).toEqual({
          written,
          status: 200,
          sent,
          inside: insideOf(path),
        });
      }
      for (const [written, to, status] of [
        [`${path}/`, path, 301],
        [`${path}.html`, path, 308],
        [`${path}/index.html`, `${path}/`, 308],
      ] as const) {
        const answer = await ask(written);
        expect({ written, status: answer.status, to: answer.headers.location }).toEqual({
          written,
          status,
          to,
        });
      }
    },
  );

  it("redirects old addresses in one step and keeps their query", async () => {
    for (const { from, to } of redirects) {
      const [path, place] = to.split("#");
      const expected = { status: 301, to: `${path}?a=b${place ? `#${place}` : ""}` };
      for (const written of [from, `${from}/`]) {
        const { status, headers } = await ask(`${written}?a=b`);
        expect({ written, status, to: headers.location }).toEqual({ written, ...expected });
      }
    }
  });

  it.each([
    "/nobody",
    "/pricing/nobody",
    "/404/nobody",
    "/static/nobody.png",
    "/fonts/a.woff2",
    "/share/a.png",
    "/nobody-0123456789.js",
  ])("answers %s with the 404 page, which browsers don't cache", async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBe(404);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.body.toString()).toContain(shown(notFound.metadata.title));
    expect(policyOf(answer).inside).toBe(insideOf("/404"));
  });

  it("serves the 404 page with its policy when requested by name", async () => {
    for (const address of ["/404", "/404/", "/404//", "/404.html", "/404/index.html"]) {
      const answer = await ask(address);
      if (answer.headers.location) expect(answer.headers.location).toBe("/404");
      else
        expect({ address, ...policyOf(answer) }).toEqual({
          address,
          sent,
          inside: insideOf("/404"),
        });
    }
  });

  it.each([
    [builtFile(/^app-\w+\.js$/), kept, "same-origin"],
    [builtFile(/^fonts\/.*\.woff2$/), kept, "same-origin"],
    [builtFile(/^static\/.*\.avif$/), kept, "same-origin"],
    [builtFile(/^share\/.*\.png$/), kept, "cross-origin"],
    ["page-data/pricing/page-data.json", revalidated, "same-origin"],
    ["favicon.ico", revalidated, undefined],
    ["manifest.webmanifest", revalidated, undefined],
    ["press/logo.svg", revalidated, undefined],
    ["robots.txt", revalidated, undefined],
  ])("serves /%s with its caching headers once", async (file, caching, resource) => {
    const { status, headers } = await ask(`/${file}`);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe(caching);
    expect(headers["cross-origin-resource-policy"]).toBe(resource);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toBe(sent);
  });

  it("gets 130 points and an A+ from Mozilla's HTTP Observatory", async () => {
    const { "/": scan } = await scanWithObservatory(cloudflare.address, ["/"]);
    expect(scan).toMatchObject({ grade: "A+", score: 130, failed: [] });
  }, 30_000);
});
