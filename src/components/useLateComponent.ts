import { type ComponentType, useCallback, useState } from "react";
import { withTimeout } from "./loading";

/**
 * A component that loads when it is first needed.
 * @returns the component, once it is there, and a function that loads it; after a failure, the next call tries again
 */
export function useLateComponent<Props>(bundle: () => Promise<{ default: ComponentType<Props> }>) {
  const [component, setComponent] = useState<ComponentType<Props>>();
  const load = useCallback(async () => {
    const { default: loaded } = await withTimeout(bundle());
    setComponent(() => loaded);
  }, [bundle]);
  return [component, load] as const;
}
