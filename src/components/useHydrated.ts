import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Whether scripts run: false on the server and in the first render, so that both agree. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
