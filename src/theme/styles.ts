import createEmotion from "@emotion/css/create-instance";
import hash from "@emotion/hash";
import { serializeStyles } from "@emotion/serialize";
import { css } from "@theme-ui/css";
import type { ThemeUIStyleObject } from "theme-ui";
import { theme } from ".";

/** The attribute of the element that holds the page's styles. */
export const stylesAttribute = "data-styles";

/** What the names of classes begin with. */
export const stylesKey = "s";

/** Finds in the page's styles what classes and animations they hold. */
const nameInText = new RegExp(`(?:\\.${stylesKey}|@keyframes animation)-(\\w+)`, "g");

// Without vendor prefixes: today's browsers need none of those that emotion would add, and they are a third of the styles.
const options = { key: stylesKey, stylisPlugins: [] };

/** What has been written so far, in the browser or in a process that renders pages. */
const store = createEmotion(options);

/** The element that the page came with, filled by `src/theme/criticalStyles.tsx`; none while developing. */
export const pageStyles = (): HTMLStyleElement | null => document.querySelector<HTMLStyleElement>(`style[${stylesAttribute}]`);

if (typeof document !== "undefined") {
  const element = pageStyles();
  if (element) {
    store.hydrate(Array.from(element.textContent?.matchAll(nameInText) ?? [], ([, name = ""]) => name));
    // What comes later joins them: an element of emotion's own would cost each page's policy a hash, which can't be compressed.
    store.sheet.tags.push(element);
    store.sheet.ctr = 1;
  }
}

/** The steps of animations, by name. */
const stepsOf = new Map<string, Parameters<typeof store.keyframes>[0]>();

/** What each class is made of. */
const madeOf = new Map<string, ThemeUIStyleObject[]>();

const letters = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Names are most of what can't be compressed in a page. Four letters of the hash, of 15 million there are, tell its classes apart. */
const shortened = (name: string) =>
  [1, 62, 62 ** 2, 62 ** 3].map((place) => letters[Math.floor(Number.parseInt(name, 36) / place) % 62]).join("");

/** The class of styles by how they are written. */
const known = new Map<string, string>();

/** JSON leaves functions out, and styles that differ in nothing else would be taken for the same. */
function refuseFunction(name: string, value: unknown): unknown {
  if (typeof value !== "function") return value;
  throw new Error(`The style "${name}" is a function; write what it gives, as the theme is always the same.`);
}
const refuse = process.env.NODE_ENV === "production" ? undefined : refuseFunction;

const inTheme = (styles: ThemeUIStyleObject[]) => styles.map((style) => css(style)(theme));

/** The names of the animations that a text of styles uses. */
const animationsIn = (text: string): string[] => Array.from(text.matchAll(/\banimation-(\w+)/g), ([, name = ""]) => name);

/** The name of an animation for styles to use; it is in the page from when a class uses it. */
export function keyframes(steps: Parameters<typeof store.keyframes>[0]): string {
  const name = hash(JSON.stringify(steps));
  stepsOf.set(name, steps);
  return `animation-${name}`;
}

function addAnimation(name: string): void {
  const steps = stepsOf.get(name);
  if (!steps || store.cache.inserted[name]) return;
  const styles = `@keyframes animation-${name}{${serializeStyles([steps]).styles}}`;
  store.cache.insert("", { name, styles }, store.sheet, true);
}

/**
 * The class of styles in theme-ui's notation, of which later ones win; they are in the page from then on. Its name follows from
 * how they are written, so that in the browser nothing is worked out of what the page came with.
 * @throws when a style is a function, except in production
 */
export function classOf(...styles: ThemeUIStyleObject[]): string {
  const written = JSON.stringify(styles, refuse);
  const found = known.get(written);
  if (found) return found;
  const whole = hash(written);
  const short = shortened(whole);
  // Should two styles ever have the same short name, the one that comes later has a whole one.
  const name = madeOf.has(`${stylesKey}-${short}`) ? whole : short;
  const className = `${stylesKey}-${name}`;
  known.set(written, className);
  madeOf.set(className, styles);
  if (!store.cache.inserted[name]) {
    const text = serializeStyles(inTheme(styles)).styles;
    for (const animation of animationsIn(text)) addAnimation(animation);
    store.cache.insert(`.${className}`, { name, styles: text }, store.sheet, true);
  }
  return className;
}

/** The class of an element that has styles of its own and classes given by who uses its component; what is given wins. */
export function classWith(own: ThemeUIStyleObject, given: string): string {
  const names = given.split(" ");
  const others = names.filter((name) => !madeOf.has(name));
  return [classOf(own, ...names.flatMap((name) => madeOf.get(name) ?? [])), ...others].join(" ");
}

/** Puts styles with selectors of their own into the page, for good. */
export const addGlobalStyles = (...styles: ThemeUIStyleObject[]): void => store.injectGlobal(...inTheme(styles));

/** The text of styles with selectors of their own. */
export function globalText(...styles: ThemeUIStyleObject[]): string {
  const apart = createEmotion(options);
  apart.injectGlobal(...inTheme(styles));
  return Object.values(apart.cache.inserted).join("");
}

/** The styles of classes, and the animations these name, by name; in a process that renders pages, where all are kept as text. */
export function textsOf(names: Iterable<string>): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (name: string) => {
    const text = store.cache.inserted[name];
    if (typeof text !== "string" || texts.has(name)) return;
    texts.set(name, text);
    for (const animation of animationsIn(text)) add(animation);
  };
  for (const name of names) add(name);
  return texts;
}
