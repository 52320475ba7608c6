import { keyframes } from "@emotion/react";
import {
  createContext,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useContext,
  useState,
} from "react";
import { ErrorBoundary } from "../ErrorBoundary";
import { LoadingNote } from "../LoadingNote";
import { withTimeout } from "../loading";
import { useHydrated } from "../useHydrated";
import type { HostedFrameProps } from "./HostedFrame";

const FrameDialog = lazy(() =>
  withTimeout(import(/* webpackChunkName: "dialog" */ "./FrameDialog")),
);

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const OpenDialog = createContext<(frame: HostedFrameProps) => void>(() => {});

/** Lets all children open pages of other sites in a dialog. If its code fails, the browser opens the direct address. */
export function Dialogs({ children }: { children: ReactNode }) {
  const [frame, setFrame] = useState<HostedFrameProps>();
  const followDirectly = () => {
    setFrame(undefined);
    if (frame) window.location.assign(frame.directAddress);
  };
  return (
    <OpenDialog.Provider value={setFrame}>
      {children}
      {frame && (
        <ErrorBoundary onError={followDirectly}>
          {/* Only after half a second: the dialog usually loads sooner. */}
          <Suspense fallback={<LoadingNote shown sx={{ animation: `${appear} 1ms 500ms both` }} />}>
            <FrameDialog {...frame} onClose={() => setFrame(undefined)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </OpenDialog.Provider>
  );
}

interface DialogLinkProps extends Omit<HostedFrameProps, "title"> {
  /** By default, the words of the link. */
  title?: string | null | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
  className?: string;
  "aria-label"?: string;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link that becomes a button for a dialog after hydration. */
export function DialogLink({
  kind,
  address,
  directAddress,
  title,
  onClick,
  ...rest
}: DialogLinkProps) {
  const hydrated = useHydrated();
  const openDialog = useContext(OpenDialog);
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onClick?.();
    const words = event.currentTarget.textContent ?? "";
    openDialog({ kind, address, directAddress, title: title ?? words });
  };
  return (
    <a
      href={directAddress}
      {...(hydrated ? { role: "button", "aria-haspopup": "dialog" as const } : {})}
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
