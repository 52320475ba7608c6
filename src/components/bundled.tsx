import { createElement, type ReactElement } from "react";

type Component<Props> = (props: Props) => ReactElement | null;

/** A component with a bundle of its own. */
export type Bundled<Props> = Component<Props> & { preload(): Promise<unknown> };

const preloads: (() => Promise<unknown>)[] = [];

/** Loads every bundle, so that a server can render all pages. */
export const preloadAll = (): Promise<unknown> => Promise.all(preloads.map((load) => load()));

/**
 * Gives a component a bundle of its own, so that only the pages that show it load its code. A page's template loads it before
 * the page renders, also before it hydrates: React loses clicks on a part whose code comes later.
 */
export function bundled<Props extends object>(
  load: () => Promise<Component<Props>>,
): Bundled<Props> {
  let Loaded: Component<Props> | undefined;
  const preload = async () => {
    Loaded ??= await load();
  };
  preloads.push(preload);
  return Object.assign(
    (props: Props) => {
      if (!Loaded) throw new Error("A component renders before its bundle has loaded.");
      return createElement(Loaded, props);
    },
    { preload },
  );
}
