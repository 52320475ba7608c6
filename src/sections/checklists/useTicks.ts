import { type RefObject, useEffect, useState } from "react";
import { useSite } from "../../components/useSite";
import { followStorage } from "../../shared/followStorage";

/** The ticked items of a list at their places, in the language of the last tick. */
interface StoredTicks {
  language: string;
  items: readonly (string | null)[];
}

/** Ticks that could not be stored, because storage is full or forbidden. They last until the visitor leaves or reloads the site. */
const notStored = new Map<string, StoredTicks>();

const storageKey = (list: string) => `checklist-${list}`;

function read(list: string): StoredTicks | undefined {
  try {
    const ticks =
      notStored.get(list) ?? JSON.parse(window.localStorage.getItem(storageKey(list)) ?? "null");
    // Anyone can edit what a browser stores.
    return Array.isArray(ticks?.items) ? ticks : undefined;
  } catch {
    // Storage is forbidden or unreadable: the list starts without ticks.
    return undefined;
  }
}

function keep(list: string, ticks: StoredTicks) {
  try {
    window.localStorage.setItem(storageKey(list), JSON.stringify(ticks));
    notStored.delete(list);
  } catch {
    notStored.set(list, ticks);
  }
}

/** The ticks of a checklist, and what changes them. */
interface Ticks {
  isTicked(item: string): boolean;
  toggle(item: string): void;
  /** Takes away all ticks. */
  clear(): void;
}

interface Checklist {
  slug: string;
  items: readonly string[];
}

/** The ticked items of a checklist, stored in the visitor's browser; `boxes` has a checkbox for each. */
export function useTicks({ slug, items }: Checklist, boxes: RefObject<Element>): Ticks {
  const { language } = useSite();
  const [ticked, setTicked] = useState<readonly string[]>([]);

  /** The stored ticks. An item is known by its words, which can move in the list, and in another language by its place. */
  function stored() {
    const ticks = read(slug);
    if (!ticks) return [];
    return items.filter((item, at) =>
      ticks.language === language ? ticks.items.includes(item) : ticks.items[at],
    );
  }

  function change(next: readonly string[]) {
    setTicked(next);
    keep(slug, { language, items: items.map((item) => (next.includes(item) ? item : null)) });
  }

  // The server doesn't know the stored ticks. The visitor can have ticked more boxes before hydration, and the browser can
  // have restored others, which may have been cleared since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list
  useEffect(() => {
    const early = boxes.current?.querySelectorAll<HTMLInputElement>("[data-early]:checked") ?? [];
    const all = [...stored(), ...Array.from(early, ({ value }) => value)];
    if (early.length > 0) change(all);
    else setTicked(all);
    return followStorage(() => setTicked(stored()));
  }, [slug, language]);

  return {
    isTicked: (item: string) => ticked.includes(item),
    toggle: (item: string) => {
      // Not the ticks on this page: another tab may have stored some since.
      const others = stored().filter((other) => other !== item);
      change(ticked.includes(item) ? others : [...others, item]);
    },
    clear: () => change([]),
  };
}
