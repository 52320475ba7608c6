import {
  createElement,
  type FunctionComponent,
  lazy,
  type ReactElement,
  Suspense,
  useState,
} from "react";
import { inTime } from "./loading";

type Component<Props> = (props: Props) => ReactElement | null;

/** A component with a bundle of its own. */
export type Bundled<Props> = Component<Props> & { preload(): Promise<unknown> };

/**
 * Gives a component a bundle of its own. Its HTML is in the page, and it hydrates when the bundle arrives. On a change of
 * page, `preload` comes first, so that the component shows at once.
 */
export function bundled<Props extends object>(
  load: () => Promise<Component<Props>>,
): Bundled<Props> {
  let loaded: Component<Props> | undefined;
  const preload = async () => {
    loaded ??= await inTime(load());
    return { default: loaded };
  };
  const Lazy: FunctionComponent<object> = lazy(
    () => preload() as Promise<{ default: FunctionComponent<object> }>,
  );
  return Object.assign(
    (props: Props) => {
      // Stays the same when the bundle arrives, or React would start the component anew.
      const [Shown] = useState(() => (loaded as FunctionComponent<object>) ?? Lazy);
      return <Suspense>{createElement(Shown, props)}</Suspense>;
    },
    { preload },
  );
}
