import { type ComponentType, useCallback, useState } from "react";
import { withTimeout } from "./loading";

/** The component, once it is there, and a function that loads it; after a failure, the next call tries again. */
type LateComponent<Props> = readonly [
  component: ComponentType<Props> | undefined,
  load: () => Promise<void>,
];

/** Gives a part of the page a component that loads when it is first needed. */
export function useLateComponent<Props>(
  bundle: () => Promise<{ default: ComponentType<Props> }>,
): LateComponent<Props> {
  const [component, setComponent] = useState<ComponentType<Props>>();
  const load = useCallback(async () => {
    const { default: loaded } = await withTimeout(bundle());
    setComponent(() => loaded);
  }, [bundle]);
  return [component, load] as const;
}
