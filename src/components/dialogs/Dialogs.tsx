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
import { isPlainClick } from "../isPlainClick";
import { beginAction } from "../pendingAction";
import { useDeferredComponent } from "../useDeferredComponent";
import { useHydrated } from "../useHydrated";
import type { HostedIframeProps } from "./HostedIframe";

const importDialog = () => import(/* webpackChunkName: "dialog" */ "./IframeDialog");

const OpenDialog = createContext<(iframe: HostedIframeProps) => void>(() => {});

/** Lets all children open pages of other sites in a dialog. If its code fails, the browser opens the direct address. */
export function Dialogs({ children }: PropsWithChildren): ReactElement {
  const [iframe, setIframe] = useState<HostedIframeProps>();
  const [IframeDialog, load] = useDeferredComponent(importDialog);
  // Memoized: a new function in the context would make React re-render parts that are still hydrating.
  const open = useCallback(
    (wanted: HostedIframeProps) => {
      const end = beginAction();
      load().then(
        () => {
          if (end()) setIframe(wanted);
        },
        () => {
          if (end()) window.location.assign(wanted.directUrl);
        },
      );
    },
    [load],
  );
  return (
    <OpenDialog.Provider value={open}>
      {children}
      {iframe && IframeDialog && <IframeDialog {...iframe} onClose={() => setIframe(undefined)} />}
    </OpenDialog.Provider>
  );
}

interface DialogLinkProps extends HostedIframeProps {
  onClick?(): void;
  children: ReactNode;
  lang?: string | undefined;
  className?: string;
}

/** A link that becomes a button for a dialog after hydration. */
export function DialogLink({
  kind,
  url,
  directUrl,
  title,
  titleLang,
  hrefLang,
  onClick,
  ...rest
}: DialogLinkProps): ReactElement {
  const hydrated = useHydrated();
  const openDialog = useContext(OpenDialog);
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onClick?.();
    openDialog({ kind, url, directUrl, title, titleLang, hrefLang });
  };
  return (
    <a
      href={directUrl}
      hrefLang={hrefLang}
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
