import { notFound, shown } from "../support/content";
import { expect, test } from "../support/hosting";

const missing = [
  "/nobody",
  "/pricing/nobody",
  "/static/nobody.png",
  "/app-0000.js",
  "/page-data/nobody/page-data.json",
  "/404",
  "/404/",
  "/404/index.html",
  "/404.html",
  "/share/",
  "/static",
];

for (const address of missing) {
  test(`${address} answers 404 with the site's own page, which browsers must revalidate`, async ({
    ask,
  }) => {
    const { status, headers, body } = await ask(address);
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(headers["content-security-policy"]).toBe(
      "frame-ancestors 'none'; upgrade-insecure-requests",
    );
    expect(body.toString()).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; object-src 'none'; script-src `,
    );
    expect(body.toString()).toContain(
      `<title data-gatsby-head="true">${shown(notFound.metadata.title)}</title>`,
    );
  });
}

test("an address with other capitalization doesn't exist, with or without a slash", async ({
  ask,
}) => {
  for (const address of [
    "/Pricing",
    "/Pricing/",
    "/PRICING.html",
    "/Pricing/index.html",
    "/Non-Profits",
    "/Contact/",
  ]) {
    const { status, headers } = await ask(address);
    expect({ address, status, to: headers.location }).toEqual({
      address,
      status: 404,
      to: undefined,
    });
  }
});

/** Files in the served folder, or next to it, that must stay private. */
const hidden = [
  "/_headers",
  "/_redirects",
  "/%5fheaders",
  "//_headers",
  "/.git/config",
  "/.env",
  "/page-data/.hidden",
  "/../package.json",
  "/..%2fpackage.json",
  "/%2e%2e/package.json",
  "/%2e%2e%2f%2e%2e%2fetc/passwd",
  "/..%5cpackage.json",
  "/static/../../package.json",
  "/static/..%252f..%252fpackage.json",
  "/pricing/....//....//package.json",
  "/%c0%ae%c0%ae/package.json",
  "/hosting/nginx/server.conf",
];

for (const address of hidden) {
  test(`${address} can't be downloaded`, async ({ ask }) => {
    const { status, body } = await ask(address);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(
      /debato-website|root:x:|Content-Security-Policy:|server_tokens/,
    );
  });
}

const odd = [
  { what: "a null byte", address: "/pricing%00.html", statuses: [400] },
  { what: "a broken escape", address: "/%zz", statuses: [400] },
  { what: "an incomplete escape", address: "/%", statuses: [400] },
  { what: "a control character", address: "/pri%01cing", statuses: [400, 404] },
  { what: "bytes that aren't UTF-8", address: "/%ff%fe", statuses: [404] },
  { what: "a name of 5,000 characters", address: `/${"a".repeat(5000)}`, statuses: [404, 414] },
  { what: "20,000 characters", address: `/${"a".repeat(20_000)}`, statuses: [414] },
  { what: "no leading slash", address: "pricing", statuses: [400] },
];

for (const { what, address, statuses } of odd) {
  test(`an address with ${what} is rejected, and the server keeps running`, async ({ ask }) => {
    expect(statuses).toContain((await ask(address)).status);
    expect((await ask("/pricing")).status).toBe(200);
  });
}
