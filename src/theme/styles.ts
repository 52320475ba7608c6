import createEmotion from "@emotion/css/create-instance";
import { css } from "@theme-ui/css";
import type { ThemeUIStyleObject } from "theme-ui";
import { theme } from ".";

/** The attribute of the page's styles that names each of them, for the browser's store to know. */
export const stylesAttribute = "data-styles";

/** What the names of classes begin with. */
export const stylesKey = "s";

// Without vendor prefixes: today's browsers need none of those that emotion would add, and they are a third of the styles.
const options = { key: stylesKey, stylisPlugins: [] };

/**
 * The styles that components have written so far, in the browser or in a process that renders pages.
 * Theme-ui's own pieces for React read theme and store anew for each element, by two components around it; here both are fixed.
 */
const store = createEmotion(options);
export const { cx, keyframes } = store;

if (typeof document !== "undefined") {
  store.hydrate(document.querySelector(`style[${stylesAttribute}]`)?.getAttribute(stylesAttribute)?.split(" ") ?? []);
}

const classes = new Map<string, string>();

/** JSON leaves functions out, and styles that differ in nothing else would be taken for the same. */
function refuseFunction(name: string, value: unknown): unknown {
  if (typeof value === "function")
    throw new Error(`The style "${name}" is a function; write what it gives, as the theme is always the same.`);
  return value;
}
const refuse = process.env.NODE_ENV === "production" ? undefined : refuseFunction;

/**
 * The class of styles in theme-ui's notation; they are in the page from then on.
 * @param styles equal ones are told by their JSON, and worked out once
 * @throws when a style is a function, except in production
 */
export function classOf(styles: ThemeUIStyleObject): string {
  const key = JSON.stringify(styles, refuse);
  const known = classes.get(key);
  if (known) return known;
  const made = store.css(css(styles)(theme));
  classes.set(key, made);
  return made;
}

/** Puts styles with selectors of their own into the page, for good. */
export const addGlobalStyles = (...styles: ThemeUIStyleObject[]): void => store.injectGlobal(...styles.map((style) => css(style)(theme)));

/** The text of styles with selectors of their own. */
export function globalText(...styles: ThemeUIStyleObject[]): string {
  const apart = createEmotion(options);
  apart.injectGlobal(...styles.map((style) => css(style)(theme)));
  return Object.values(apart.cache.inserted).join("");
}

/** The styles of classes, and the animations these name, by name; in a process that renders pages, where all are kept as text. */
export function textsOf(names: Iterable<string>): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (name: string) => {
    const text = store.cache.inserted[name];
    if (typeof text !== "string" || texts.has(name)) return;
    texts.set(name, text);
    for (const [, animation = ""] of text.matchAll(/animation-(\w+)/g)) add(animation);
  };
  for (const name of names) add(name);
  return texts;
}
