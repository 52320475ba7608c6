import { OptionFault, readOptions } from "../../../scripts/bench/options";

describe("the options of the bench", () => {
  it("are three runs of every page of this site, built first, when nothing is said", () => {
    expect(readOptions([])).toEqual({ kind: "pages", base: undefined, runs: 3, routes: undefined, build: true });
  });

  it("are read with = and with a space", () => {
    const wanted = { kind: "pages", base: undefined, runs: 5, routes: ["/", "/pricing"], build: false };
    expect(readOptions(["--runs", "5", "--routes=/,/pricing", "--no-build"])).toEqual(wanted);
  });

  it("build nothing for another site", () => {
    expect(readOptions(["--base", "https://www.debato.example/"])).toMatchObject({ base: "https://www.debato.example", build: false });
  });

  it("order the sizes of builds, each once", () => {
    expect(readOptions(["--builds", "--pages=1000,100,100"])).toEqual({ kind: "builds", sizes: [100, 1000] });
    expect(readOptions(["--builds"])).toEqual({ kind: "builds", sizes: [100, 1000, 5000] });
  });

  it("bound the load", () => {
    expect(readOptions(["--load"])).toEqual({ kind: "load", seconds: 10, build: true });
    expect(readOptions(["--load", "--seconds=2", "--no-build"])).toEqual({ kind: "load", seconds: 2, build: false });
  });

  it.each([
    [["--fast"], "Unknown option '--fast'"],
    [["pricing"], "Unexpected argument 'pricing'"],
    [["--runs", "0"], '--runs: expected a whole number from 1, got "0"'],
    [["--runs=2.5"], '--runs: expected a whole number from 1, got "2.5"'],
    [["--routes=pricing"], '--routes: expected paths such as /pricing,/about, got "pricing"'],
    [["--routes=//other.example"], '--routes: expected paths such as /pricing,/about, got "//other.example"'],
    [["--base", "debato"], '--base: expected an address such as https://www.example.com, got "debato"'],
    [["--base=https://debato.example/pricing"], "--base: expected https://debato.example alone; name its pages with --routes"],
    [["--base=https://debato.example", "--no-build"], "--no-build does nothing with --base, which builds nothing anyway"],
    [["--builds", "--runs", "2"], "--runs is for pages, and does nothing with --builds"],
    [["--builds", "--pages=many"], '--pages: expected a whole number from 1, got "many"'],
    [
      ["--load", "--base=https://debato.example"],
      "--base does not go together with --load, which asks a server of its own, and never another",
    ],
    [["--load", "--routes=/pricing"], "--routes is for pages, and does nothing with --load"],
    [["--load", "--seconds=600"], '--seconds: expected at most 120, got "600"'],
    [["--builds", "--load"], "--load does not go together with --builds"],
    [["--seconds=5"], "--seconds says how long load lasts; it needs --load"],
    [["--pages=100"], "--pages says how large builds are; it needs --builds"],
  ])("refuse %j", (words, message) => {
    expect(() => readOptions(words)).toThrow(new OptionFault(message));
  });
});
