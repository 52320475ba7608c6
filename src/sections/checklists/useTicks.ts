import { type RefObject, useEffect, useState } from "react";

/** Ticks that could not be stored, because storage is full or forbidden. They last until the visitor leaves or reloads the site. */
const notStored = new Map<string, readonly string[]>();

const storageKey = (list: string) => `checklist-${list}`;

const read = (list: string): readonly string[] => {
  try {
    return notStored.get(list) ?? JSON.parse(window.localStorage.getItem(storageKey(list)) ?? "[]");
  } catch {
    // Storage is forbidden or unreadable: the list starts without ticks.
    return [];
  }
};

const keep = (list: string, ticked: readonly string[]) => {
  try {
    window.localStorage.setItem(storageKey(list), JSON.stringify(ticked));
    notStored.delete(list);
  } catch {
    notStored.set(list, ticked);
  }
};

/** The ticks of a checklist, and what changes them. */
interface Ticks {
  isTicked(item: string): boolean;
  toggle(item: string): void;
  /** Takes away the ticks of these items. */
  clear(items: readonly string[]): void;
}

/** The ticked items of a checklist, stored in the visitor's browser; `boxes` has a checkbox for each. */
export function useTicks(list: string, boxes: RefObject<Element>): Ticks {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // The server doesn't know the stored ticks. The visitor can have ticked more boxes before hydration.
  useEffect(() => {
    const early = boxes.current?.querySelectorAll<HTMLInputElement>(":checked") ?? [];
    const all = [...new Set([...read(list), ...Array.from(early, ({ value }) => value)])];
    setTicked(all);
    if (early.length > 0) keep(list, all);
  }, [list, boxes]);
  const change = (next: readonly string[]) => {
    setTicked(next);
    keep(list, next);
  };
  return {
    isTicked: (item: string) => ticked.includes(item),
    toggle: (item: string) => {
      // Not the ticks on this page: another tab may have stored some since.
      const others = read(list).filter((other) => other !== item);
      change(ticked.includes(item) ? others : [...others, item]);
    },
    // Not those of the list in another language.
    clear: (items: readonly string[]) => change(read(list).filter((item) => !items.includes(item))),
  };
}
