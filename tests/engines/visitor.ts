import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type * as Library from "@testing-library/dom";
import { root, servedFolder } from "../../scripts/command";
import { serve } from "../../scripts/serve";
import { pageFile } from "../support/built";
import { thirdParties } from "../support/network";
import { routes } from "../support/routes";
import { type Driver, retry } from "./driver";

const library = require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js");

/** Runs first on every page. Keeps its errors and what its policy blocks, because not every engine's driver has a log. */
const listen = () => {
  let leaves = false;
  window.addEventListener("beforeunload", () => {
    leaves = true;
  });
  const report = (problem: unknown) => {
    const { sessionStorage, location } = window;
    // Requests that are still open when the page leaves fail.
    if (leaves) return;
    sessionStorage.problems = `${sessionStorage.problems ?? ""}${location.pathname}: ${problem}\n`;
  };
  const onError = ({ message, target }: ErrorEvent) => {
    const { src, href } = target as HTMLImageElement & HTMLLinkElement;
    report(message ?? `did not load ${src ?? href}`);
  };
  window.addEventListener("error", onError, true);
  window.addEventListener("unhandledrejection", ({ reason }) => report(reason));
  window.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    report(`${effectiveDirective} blocks ${blockedURI}`),
  );
};

/**
 * Serves a copy of the built site, whose pages run the listener.
 * @param lateFonts how late its fonts are, in milliseconds
 * @returns its address
 */
export async function serveListenedSite(lateFonts = 0): Promise<string> {
  const site = mkdtempSync(join(tmpdir(), "debato-site-"));
  process.once("exit", () => rmSync(site, { recursive: true, force: true }));
  const folder = join(site, servedFolder);
  cpSync(join(root, servedFolder), folder, { recursive: true });
  writeFileSync(join(folder, "listener.js"), `(${listen})();${readFileSync(library)}`);
  for (const { path } of routes) {
    const file = join(folder, pageFile(path));
    const page = readFileSync(file, "utf8");
    writeFileSync(file, page.replace("<head>", '<head><script src="/listener.js"></script>'));
  }
  const server = await serve(0, site);
  const [answer] = server.listeners("request");
  server.removeAllListeners("request").on("request", (request, response) => {
    // Compressing takes longer than sending.
    delete request.headers["accept-encoding"];
    const late = request.url?.endsWith(".woff2") ? lateFonts : 0;
    setTimeout(() => answer?.(request, response), late);
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Finds the last such element, which is the foot's of links that the header has too. Runs in the page. */
const find = (role: string, name: string | null) =>
  (window as unknown as { TestingLibraryDom: typeof Library }).TestingLibraryDom.queryAllByRole(
    document.body,
    role,
    name === null ? {} : { name },
  ).at(-1);

/** Somebody who uses the site in any engine. */
export class Visitor {
  constructor(
    readonly drive: Driver,
    private readonly site: string,
  ) {}

  /** Runs a function in the page. Its arguments must be JSON. */
  run<Args extends unknown[], Value>(script: (...args: Args) => Value, ...args: Args) {
    return this.drive("run", { script: `return (${script})(...arguments)`, args }) as Promise<
      Awaited<Value>
    >;
  }

  /** Waits until a function in the page returns the expected value. */
  async sees<Args extends unknown[], Value>(
    expected: Value,
    script: (...args: Args) => Value,
    ...args: Args
  ): Promise<void> {
    await retry(async () => expect<unknown>(await this.run(script, ...args)).toEqual(expected));
  }

  /** Opens a path of the site and waits until the page is hydrated. */
  async open(path: string): Promise<void> {
    await this.drive("open", { url: this.site + path });
    await this.seesItAlive();
  }

  async reload(): Promise<void> {
    // Firefox doesn't scroll after its command for this.
    await this.run(() => {
      delete document.documentElement.dataset.ready;
      window.location.reload();
    });
    await this.seesItAlive();
  }

  seesItAlive(): Promise<void> {
    return this.sees(true, () => "ready" in document.documentElement.dataset);
  }

  /** Presses an element as soon as it is there and nothing covers it. */
  async press(role: string, name: string): Promise<void> {
    await retry(async () => this.drive("click", { id: await this.find(role, name) }));
  }

  /** Types a key into an element. */
  async type(text: string, role: string): Promise<void> {
    await retry(async () => this.drive("type", { text, id: await this.find(role) }));
  }

  private async find(role: string, name: string | null = null): Promise<string> {
    return Object.values((await this.run(find, role, name)) ?? {})[0];
  }

  scrollTo(top: number): Promise<void> {
    return this.run((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  }

  /** Waits until the page has stopped scrolling, and returns how far it is scrolled. */
  settled(): Promise<number> {
    return this.run(async () => {
      let top = -1;
      for (let still = 0; still < 45; still += 1) {
        if (window.scrollY !== top) [top, still] = [window.scrollY, 0];
        await new Promise(requestAnimationFrame);
      }
      return top;
    });
  }

  /** Returns the errors and policy violations since the last call, but for blocked third parties. Empties the storage. */
  async takeProblems(): Promise<string[]> {
    const problems = await this.run(() => {
      const kept: string = window.sessionStorage.problems ?? "";
      window.sessionStorage.clear();
      window.localStorage.clear();
      return kept.split("\n");
    });
    return problems.filter((problem) => problem && !thirdParties.test(problem));
  }
}
