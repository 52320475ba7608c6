/*
 * A page in another language is another document. What a visitor takes along to it is stored only on the way: how far they
 * have read, and their walks through debates.
 */

/** How far a page is read: the last named part above the line that is read, and how much of the way to the next one is. */
interface Place {
  id: string;
  part: number;
}

interface LanguageSwitch {
  /** How far the visitor is in each debate, and the positions of its scale so far, by the debates' slugs. */
  walks: Record<string, { step: number; moves: Record<number, number> }>;
  /** Stores what they take along to a page; the place only if it is the same page. Returns whether that succeeds. */
  leaveFor(path: string, samePage: boolean): boolean;
  /** Goes to the place that they have brought, unless they have moved on: for what changes the height of the page. */
  returnToPlace(): void;
}

declare global {
  interface Window {
    languageSwitch?: LanguageSwitch;
  }
}

const storageKey = "language-switch";

/** In pixels from the top of the window: the line that is read, just below the header. */
const line = 100;

/** The parts of the page that have the same name in each language, and the footer, which has none. Headings can stick to the window. */
const namedParts = () => [
  ...document.querySelectorAll("main, main [id]:not([id*=':'], [id$='-title']), main ~ footer"),
];

/** Where a part begins in the window; without one, where the page ends. */
const topOf = (part?: Element) =>
  part ? part.getBoundingClientRect().top : document.documentElement.getBoundingClientRect().bottom;

function findPlace(): Place | undefined {
  const parts = namedParts();
  const at = parts.filter((part) => topOf(part) <= line).length - 1;
  const part = parts[at];
  const top = topOf(part);
  if (part && window.scrollY > 0)
    return { id: part.id, part: (line - top) / (topOf(parts[at + 1]) - top) };
}

function scrollTo({ id, part }: Place) {
  const parts = namedParts();
  const at = parts.findIndex((one) => one.id === id);
  const top = topOf(parts[at]);
  const way = top + part * (topOf(parts[at + 1]) - top) - line;
  if (at >= 0) window.scrollBy({ top: way, behavior: "instant" });
}

/** Takes out of storage what the visitor has brought along, and goes to their place when the page is there. */
export function receiveVisitor(): void {
  let place: Place | undefined;
  let reached: number | undefined;
  const own: LanguageSwitch = {
    walks: {},
    leaveFor(path, samePage) {
      const taken = [path, samePage ? findPlace() : null, own.walks];
      try {
        window.sessionStorage.setItem(storageKey, JSON.stringify(taken));
        return true;
      } catch {
        return false;
      }
    },
    returnToPlace() {
      if (!place || (reached ?? window.scrollY) !== window.scrollY) return;
      scrollTo(place);
      reached = window.scrollY;
    },
  };
  window.languageSwitch = own;
  try {
    const stored = window.sessionStorage.getItem(storageKey);
    window.sessionStorage.removeItem(storageKey);
    const [path, ...taken] = JSON.parse(stored ?? "[]");
    if (path === window.location.pathname) [place, own.walks] = taken;
  } catch {
    // Storage is forbidden.
  }
  // At the latter, the fonts are there.
  for (const moment of ["DOMContentLoaded", "load"])
    window.addEventListener(moment, own.returnToPlace);
}
