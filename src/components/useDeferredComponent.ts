import { type ComponentType, useCallback, useState } from "react";
import { withTimeout } from "./loading";

/** The component, once it is there, and a function that loads it; after a failure, the next call tries again. */
type DeferredComponent<Props> = readonly [
  component: ComponentType<Props> | undefined,
  load: () => Promise<void>,
];

/** Gives a part of the page a component that loads when it is first needed. */
export function useDeferredComponent<Props>(
  importComponent: () => Promise<{ default: ComponentType<Props> }>,
): DeferredComponent<Props> {
  const [component, setComponent] = useState<ComponentType<Props>>();
  const load = useCallback(async () => {
    const { default: loaded } = await withTimeout(importComponent());
    setComponent(() => loaded);
  }, [importComponent]);
  return [component, load];
}
