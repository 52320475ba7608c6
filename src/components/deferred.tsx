import { createElement, type FunctionComponent, lazy, type ReactElement, Suspense } from "react";

type Component<Props> = (props: Props) => ReactElement | null;

/** A deferred component, which has a bundle of its own. */
type Deferred<Props> = Component<Props> & { preload(): Promise<unknown> };

/** A component that can be deferred. */
export type MaybeDeferred<Props> = Component<Props> & {
  preload?(props: Props): Promise<unknown>;
};

const preloads: (() => Promise<unknown>)[] = [];

/** Loads every bundle, so that a server can render all pages. */
export const preloadAll = (): Promise<unknown> => Promise.all(preloads.map((load) => load()));

/**
 * Defers a component: gives it a bundle of its own, which only the pages that show it load: their template calls `preload` before they
 * render or hydrate, because React loses clicks on a part whose code comes later. It hydrates last, or when it is tapped. What opens
 * at a press is preloaded there; after a failure, the next call of `preload` tries again.
 */
export function deferred<Props extends object>(
  load: () => Promise<{ default: Component<Props> }>,
): Deferred<Props> {
  let Loaded: FunctionComponent<object> | undefined;
  const preload = async () => {
    const loaded = await load();
    Loaded = loaded.default as FunctionComponent<object>;
    return { default: Loaded };
  };
  preloads.push(preload);
  // `gatsby develop` renders what an edit adds without preloading; React then waits.
  const Lazy = lazy(preload);
  return Object.assign(
    (props: Props) => <Suspense>{createElement(Loaded ?? Lazy, props)}</Suspense>,
    { preload },
  );
}

/** A component that shows one of several, as its props say. Only the bundle of that one loads. */
export const oneOf = <Props extends object>(
  choose: (props: Props) => MaybeDeferred<Props>,
): MaybeDeferred<Props> =>
  Object.assign((props: Props) => createElement(choose(props), props), {
    preload: async (props: Props) => choose(props).preload?.(props),
  });
