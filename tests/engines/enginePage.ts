import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import type * as Library from "@testing-library/dom";
import type { Engine } from "./engine";
import type { TestedSite } from "./testedSite";

const library = readFileSync(
  require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** Names an element the way that a person or a screen reader finds it. */
export interface Locator {
  role: string;
  /** The full accessible name. */
  name?: string;
  within?: Locator;
}

/** Finds an element. Runs in the page. */
const lookUp = (locator: Locator): HTMLElement | null => {
  const { queryAllByRole } = (window as unknown as { TestingLibraryDom: typeof Library })
    .TestingLibraryDom;
  const find = ({ role, name, within }: Locator): HTMLElement | null => {
    const inside = within ? find(within) : document.body;
    if (!inside) return null;
    const found = queryAllByRole(inside, role, name === undefined ? {} : { name }).filter(
      // The library also counts the headers and footers of sections.
      (element) =>
        !/^(banner|contentinfo)$/.test(role) ||
        !element.parentElement?.closest("main, section, article"),
    );
    if (found.length > 1) throw new Error(`${found.length} elements are "${role}" "${name}"`);
    return found[0] ?? null;
  };
  return find(locator);
};

/** Scrolls an element into view and returns its center, or null while something covers it. Runs in the page. */
const aim = (element: HTMLElement): [number, number] | null => {
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const covers = hit && (element.contains(hit) || hit.closest("label")?.contains(element));
  return covers ? [Math.round(x), Math.round(y)] : null;
};

/** Counts the frames drawn since the first call. Runs in the page. */
const drawnFrames = (): number => {
  const counter = window as unknown as { drawnFrames?: number };
  const count = () => {
    counter.drawnFrames = (counter.drawnFrames ?? -1) + 1;
    requestAnimationFrame(count);
  };
  if (counter.drawnFrames === undefined) count();
  return Number(counter.drawnFrames);
};

const often = { intervals: [20, 50, 100, 200] };

/** A page of the site in any engine, used as a person uses it. */
export class Page {
  constructor(
    readonly engine: Engine,
    readonly site: TestedSite,
  ) {}

  /** Opens a path of the site at a window size and waits until the page is hydrated. */
  async open(path: string, width = 1280, height = 800): Promise<void> {
    await this.engine.resize(width, height);
    await this.engine.go(this.site.address + path);
    await this.hydrated();
  }

  /** Waits until the page is hydrated. */
  hydrated(): Promise<void> {
    return this.until(() => this.run(() => "ready" in document.documentElement.dataset), true);
  }

  async reload(): Promise<void> {
    await this.engine.reload();
    await this.hydrated();
  }

  /** Runs a function in the page. Its arguments and its result must be JSON. */
  run<Args extends unknown[], Value>(
    script: (...args: Args) => Value,
    ...args: Args
  ): Promise<Value> {
    return this.engine.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<Value>;
  }

  /** Reads a value from an element. Returns null while there is no such element. */
  async read<Value>(
    locator: Locator,
    reader: (element: HTMLElement) => Value,
  ): Promise<Value | null> {
    if (!(await this.engine.evaluate(`"TestingLibraryDom" in window`)))
      await this.engine.evaluate(`(() => { ${library}; return true })()`);
    return (await this.engine.evaluate(
      `((element) => element && (${reader})(element))((${lookUp})(${JSON.stringify(locator)}))`,
    )) as Value | null;
  }

  /** Waits until a value equals the expected one. */
  async until(read: () => Promise<unknown>, expected: unknown): Promise<void> {
    await expect(async () => expect(await read()).toEqual(expected)).toPass(often);
  }

  /** Waits until an element is there and its value equals the expected one. */
  sees<Value>(
    locator: Locator,
    reader?: (element: HTMLElement) => Value,
    expected?: Value,
  ): Promise<void> {
    return this.until(
      () => this.read<unknown>(locator, reader ?? (() => true)),
      reader ? expected : true,
    );
  }

  /** Reads a value until it stays the same for a number of frames, and returns it. */
  async settled<Value>(read: () => Promise<Value | null>, frames: number): Promise<Value> {
    let settled: Value | null = null;
    let since = 0;
    await expect(async () => {
      // On a busy machine, frames pass during each of these calls.
      const now = await this.run(drawnFrames);
      const value = await read();
      if (JSON.stringify(value) !== JSON.stringify(settled))
        [settled, since] = [value, await this.run(drawnFrames)];
      expect(value).not.toBeNull();
      expect(now - since).toBeGreaterThanOrEqual(frames);
    }).toPass(often);
    return settled as Value;
  }

  /** Clicks an element when it is there and has stopped moving. */
  async press(locator: Locator): Promise<void> {
    const [x, y] = await this.settled(() => this.read(locator, aim), 5);
    await this.engine.click(x, y);
  }

  /** Moves the focus to an element, as Tab does. */
  async focus(locator: Locator): Promise<void> {
    await this.sees(locator);
    await this.read(locator, (element) => element.focus());
  }

  /** Waits until the address is a path of the site, including its query and hash. */
  at(path: string): Promise<void> {
    return this.until(
      () => this.run(() => window.location.href.slice(window.location.origin.length)),
      path,
    );
  }
}
