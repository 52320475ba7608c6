/** @jest-environment node */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "../../scripts/serve";
import { routes } from "../support/routes";
import { type Scan, scanWithObservatory } from "./observatory";

const paths = routes.map(({ path }) => path);

/** docs/hosting.md says which points the site doesn't get, and why. */
const expected: Scan = {
  grade: "A+",
  score: 130,
  points: {
    "content-security-policy": 10,
    "referrer-policy": 5,
    "x-frame-options": 5,
    "cross-origin-resource-policy": 10,
  },
  failed: [],
};

let server: Server;
let scans: Record<string, Scan>;
beforeAll(async () => {
  server = await serve(0);
  scans = await scanWithObservatory(
    `http://localhost:${(server.address() as AddressInfo).port}`,
    paths,
  );
}, 60_000);
afterAll(() => {
  server.close();
});

describe("Mozilla's HTTP Observatory", () => {
  it.each(paths)("gives %s 130 points", (path) => {
    expect(scans[path]).toEqual(expected);
  });
});
