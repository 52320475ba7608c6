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
import { inTime } from "../timeout";
import { useHydrated } from "../useHydrated";
import { useSite } from "../useSite";
import type { HostedFrameProps } from "./HostedFrame";

const FrameDialog = lazy(() => inTime(import("./FrameDialog")));

const OpenDialog = createContext<(frame: HostedFrameProps) => void>(() => {});

/**
 * Lets all children open pages of other sites in a dialog. Its code loads on first use. If that fails, the browser goes to the
 * direct address.
 */
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
          <Suspense fallback={<LoadingNote />}>
            <FrameDialog {...frame} onClose={() => setFrame(undefined)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </OpenDialog.Provider>
  );
}

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** A note at the bottom of the window. It appears after 500 ms, because the dialog usually loads sooner. */
function LoadingNote() {
  const { messages } = useSite();
  return (
    <p
      role="status"
      sx={{
        position: "fixed",
        bottom: 4,
        left: "50%",
        transform: "translateX(-50%)",
        zIndex: "dialog",
        px: 4,
        py: 2,
        bg: "text",
        color: "inverse",
        borderRadius: "control",
        animation: `${appear} 1ms 500ms both`,
      }}
    >
      {messages.loading}
    </p>
  );
}

interface DialogLinkProps {
  kind: HostedFrameProps["kind"];
  address: string;
  /** The address of the same content on its own page, also for visitors without scripts. */
  directAddress: string;
  /** The heading of the dialog; by default, the words of the link. */
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
  children,
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
    >
      {children}
    </a>
  );
}
