import {
  createContext,
  type MouseEvent,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useState,
} from "react";
import { deferred } from "../deferred";
import { isPlainClick } from "../isPlainClick";
import { withTimeout } from "../loading";
import { beginAction } from "../pendingAction";
import { useHydrated } from "../useHydrated";
import type { HostedIframeProps } from "./HostedIframe";

const IframeDialog = deferred(() => import(/* webpackChunkName: "dialog" */ "./IframeDialog"));

const OpenDialog = createContext<(iframe: HostedIframeProps) => void>(() => {});

/** Lets all children open pages of other sites in a dialog. If its code fails, the browser opens the direct address. */
export function Dialogs({ children }: PropsWithChildren): ReactElement {
  const [iframe, setIframe] = useState<HostedIframeProps>();
  // Memoized: a new function in the context would make React re-render parts that are still hydrating.
  const open = useCallback((wanted: HostedIframeProps) => {
    const end = beginAction();
    withTimeout(IframeDialog.preload()).then(
      () => {
        if (end()) setIframe(wanted);
      },
      () => {
        if (end()) window.location.assign(wanted.directUrl);
      },
    );
  }, []);
  return (
    <OpenDialog.Provider value={open}>
      {children}
      {iframe && <IframeDialog {...iframe} onClose={() => setIframe(undefined)} />}
    </OpenDialog.Provider>
  );
}

interface DialogLinkProps {
  iframe: HostedIframeProps;
  onClick?(): void;
  children: ReactNode;
  lang?: string | undefined;
  className?: string;
}

/** A link that becomes a button for a dialog after hydration. */
export function DialogLink({ iframe, onClick, ...rest }: DialogLinkProps): ReactElement {
  const hydrated = useHydrated();
  const openDialog = useContext(OpenDialog);
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onClick?.();
    openDialog(iframe);
  };
  return (
    <a
      href={iframe.directUrl}
      hrefLang={iframe.hrefLang}
      {...(hydrated && { role: "button", "aria-haspopup": "dialog" })}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        event.currentTarget.click();
      }}
      {...rest}
    />
  );
}
