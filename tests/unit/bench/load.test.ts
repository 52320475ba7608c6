import { readWrk } from "../../../scripts/bench/loadDrivers";
import { type LoadCase, loadTable, missedInLoad, shareOfBare } from "../../../scripts/bench/loadFigures";

const figures = { requestsPerSecond: 9000, p50: 1.25, p99: 12, errors: 0 };
const found: LoadCase = { name: "HTML of /", bytes: 12_800, site: figures, bare: { ...figures, requestsPerSecond: 10_000 } };

describe("load", () => {
  it("is told beside what a bare server answers", () => {
    expect(shareOfBare(found)).toBeCloseTo(90);
    expect(loadTable([found])).toMatch(/^HTML of \/ +12\.5 +9000 +1\.3 +12\.0 +0 +10000 .* 90 %$/m);
    expect(missedInLoad([found])).toEqual([]);
  });

  it("with requests that got no right answer is marked, and told in words", () => {
    const bad = { ...found, site: { ...figures, errors: 3 } };
    expect(loadTable([bad])).toMatch(/ 3! /);
    expect(missedInLoad([bad])).toEqual(["HTML of /: 3 requests without a right answer"]);
  });
});

describe("what wrk writes", () => {
  const output = `Running 10s test @ http://127.0.0.1:9080/
  1 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.62ms    1.11ms  31.70ms   90.12%
    Req/Sec    40.07k     3.14k   46.15k    73.00%
  Latency Distribution
     50%  870.00us
     75%    1.84ms
     90%    2.53ms
     99%    1.20s
  398752 requests in 10.01s, 5.06GB read
`;

  it("is read in milliseconds", () => {
    expect(readWrk(`${output}Requests/sec:  39846.15\nTransfer/sec:    517.64MB\n`)).toEqual({
      requestsPerSecond: 39846.15,
      p50: expect.closeTo(0.87),
      p99: 1200,
      errors: 0,
    });
  });

  it("has errors of connections and wrong answers added up", () => {
    const errors = "  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 10\n";
    expect(readWrk(`${output}${errors}Requests/sec:  39846.15\n`).errors).toBe(17);
  });

  it("is refused when it is something else", () => {
    expect(() => readWrk("unable to connect")).toThrow("wrk gave no figures");
  });
});
