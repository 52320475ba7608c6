import redirects from "../../data/redirects.json";
import { expect, test } from "../support/hosting";
import { routes } from "../support/routes";

const below = routes.map(({ path }) => path).filter((path) => path !== "/");

test("old addresses redirect permanently to the new ones in one step and keep their query", async ({
  ask,
}) => {
  for (const { from, to } of redirects) {
    const [path, place] = to.split("#");
    for (const written of [from, `${from}/`]) {
      const { status, headers } = await ask(`${written}?from=letter`);
      expect({ written, status, to: headers.location }).toEqual({
        written,
        status: 301,
        to: `${path}?from=letter${place ? `#${place}` : ""}`,
      });
    }
    expect((await ask(to.split("#")[0] ?? "")).status).toBe(200);
  }
});

test("each page has one address, and its other spellings redirect there in one step", async ({
  ask,
}) => {
  for (const path of below) {
    expect((await ask(path)).status, path).toBe(200);
    for (const written of [`${path}/`, `${path}//`, `${path}/index.html`, `${path}.html`]) {
      const { status, headers } = await ask(written);
      expect({ written, status, to: headers.location }).toEqual({ written, status: 301, to: path });
    }
  }
  expect((await ask("/index.html")).headers.location).toBe("/");
});

const elsewhere = [
  "//evil.example/",
  "//evil.example/pricing/",
  "/\\evil.example/",
  "\\\\evil.example/",
  "/%2f%2fevil.example/",
  "/%2F/evil.example/",
  "/%5cevil.example/",
  "///evil.example//",
  "/.evil.example/",
  "/pricing/..//evil.example/",
  "//pricing@evil.example/",
  "/contact/%0d%0aLocation:%20https://evil.example/",
  "/pricing/%0d%0aSet-Cookie:%20a=b",
];

for (const address of elsewhere) {
  test(`${address} redirects to no other site`, async ({ ask }) => {
    const { status, headers } = await ask(address);
    expect([400, 404]).toContain(status);
    expect(headers.location).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
  });
}

test("a forged host name or query redirects to no other site", async ({ ask }) => {
  const named = await ask("/non-profits?to=//evil.example/", {
    Host: "evil.example",
    "X-Forwarded-Host": "evil.example",
  });
  expect(named.status).toBe(301);
  expect(named.headers.location).toBe("/nonprofits?to=//evil.example/");
});
