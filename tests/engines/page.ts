import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import type * as Library from "@testing-library/dom";
import { navigation } from "../support/content";
import type { Engine } from "./engine";
import type { TestedSite } from "./site";

const library = readFileSync(require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"), "utf8");

/** An element as a person or a screen reader finds it. */
export interface Place {
  role: string;
  /** The accessible name, whole. */
  name?: string;
  /** Takes the first of several; without it, several are an error. */
  first?: boolean;
  within?: Place;
}

/** Looks an element up; runs in the page. */
const lookUp = (place: Place): HTMLElement | null => {
  const { queryAllByRole } = (window as unknown as { TestingLibraryDom: typeof Library }).TestingLibraryDom;
  const find = ({ role, name, first, within }: Place): HTMLElement | null => {
    const inside = within ? find(within) : document.body;
    if (!inside) return null;
    const found = queryAllByRole(inside, role, name === undefined ? {} : { name }).filter(
      // The library counts the headers and footers of sections too.
      (element) => !/^(banner|contentinfo)$/.test(role) || !element.parentElement?.closest("main, section, article"),
    );
    if (found.length > 1 && !first) throw new Error(`${found.length} elements are "${role}" "${name}"`);
    return found[0] ?? null;
  };
  return find(place);
};

/** Brings an element into view and returns its centre; null while something covers it. Runs in the page. */
const aim = (element: HTMLElement): [number, number] | null => {
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const covers = hit && (element.contains(hit) || hit.closest("label")?.contains(element));
  return covers ? [Math.round(x), Math.round(y)] : null;
};

/** Counts the frames drawn since the first call; runs in the page. */
const drawnFrames = (): number => {
  const counter = window as unknown as { drawnFrames?: number };
  const count = () => {
    counter.drawnFrames = (counter.drawnFrames ?? -1) + 1;
    requestAnimationFrame(count);
  };
  if (counter.drawnFrames === undefined) count();
  return Number(counter.drawnFrames);
};

const patience = { timeout: 15_000, intervals: [20, 50, 100, 200] };

/** What a person does on a page of the site, in any engine. */
export class Page {
  constructor(
    readonly engine: Engine,
    readonly site: TestedSite,
  ) {}

  /** Opens a path of the site in a window of a size, and waits until its scripts answer. */
  async open(path: string, width = 1280, height = 800): Promise<void> {
    await this.engine.resize(width, height);
    await this.engine.go(this.site.address + path);
    await this.hydrated();
  }

  /** Waits until the scripts answer: links to dialogs are buttons from then on. */
  async hydrated(): Promise<void> {
    await this.sees({ role: "button", name: navigation.consultation.label, within: { role: "contentinfo" } });
  }

  async reload(): Promise<void> {
    await this.engine.reload();
    await this.hydrated();
  }

  /** Runs a function in the page. Its arguments and what it returns must be JSON. */
  run<Args extends unknown[], Value>(script: (...args: Args) => Value, ...args: Args): Promise<Value> {
    return this.engine.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<Value>;
  }

  /** Reads something of an element; returns null while the element is not there. */
  async read<Value>(place: Place, reader: (element: HTMLElement) => Value): Promise<Value | null> {
    if (!(await this.engine.evaluate(`"TestingLibraryDom" in window`))) await this.engine.evaluate(`(() => { ${library}; return true })()`);
    return (await this.engine.evaluate(
      `((element) => element && (${reader})(element))((${lookUp})(${JSON.stringify(place)}))`,
    )) as Value | null;
  }

  /** Waits until something read is what is expected. */
  async until(read: () => Promise<unknown>, expected: unknown): Promise<void> {
    await expect(async () => expect(await read()).toEqual(expected)).toPass(patience);
  }

  /** Waits until an element is there, and what is read of it is as expected. */
  sees<Value>(place: Place, reader?: (element: HTMLElement) => Value, expected?: Value): Promise<void> {
    return this.until(() => this.read<unknown>(place, reader ?? (() => true)), reader ? expected : true);
  }

  /** Waits until an element is not there, or not shown. */
  misses(place: Place): Promise<void> {
    return this.until(() => this.read(place, () => true), null);
  }

  /** Reads until what is read stays the same while so many frames are drawn; returns it. */
  async settled<Value>(read: () => Promise<Value | null>, frames: number): Promise<Value> {
    let settled: Value | null = null;
    let since = 0;
    await expect(async () => {
      const [value, now] = [await read(), await this.run(drawnFrames)];
      if (JSON.stringify(value) !== JSON.stringify(settled)) [settled, since] = [value, now];
      expect(value).not.toBeNull();
      expect(now - since).toBeGreaterThanOrEqual(frames);
    }).toPass(patience);
    return settled as Value;
  }

  /** Clicks on an element, once it is there and stands still. */
  async press(place: Place): Promise<void> {
    const [x, y] = await this.settled(() => this.read(place, aim), 5);
    await this.engine.click(x, y);
  }

  /** Writes a text in place of what a field holds. */
  async fill(place: Place, text: string): Promise<void> {
    await this.press(place);
    await this.read(place, (field) => (field as HTMLInputElement).select());
    await this.engine.type(text);
  }

  /** Gives an element the focus, as Tab does. */
  async focus(place: Place): Promise<void> {
    await this.sees(place);
    await this.read(place, (element) => element.focus());
  }

  /** Waits until the address is a path of the site, with its query and hash. */
  at(path: string): Promise<void> {
    return this.until(() => this.run(() => window.location.href.slice(window.location.origin.length)), path);
  }
}
