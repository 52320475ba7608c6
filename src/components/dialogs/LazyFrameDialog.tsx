import { keyframes } from "@emotion/react";
import { lazy, Suspense } from "react";
import { ErrorBoundary } from "../ErrorBoundary";
import { inTime } from "../timeout";
import { useSite } from "../useSite";
import type { FrameDialogProps } from "./FrameDialog";

const FrameDialog = lazy(() => inTime(import("./FrameDialog")));

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** A note at the bottom of the window while the dialog loads. It appears after 500 ms, because most often the dialog is faster. */
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

/** A {@link FrameDialog} that loads its code on first use. If that fails, the browser goes to the direct address. */
export function LazyFrameDialog(props: FrameDialogProps) {
  const followDirectly = () => {
    props.onClose();
    window.location.assign(props.directAddress);
  };
  return (
    <ErrorBoundary onError={followDirectly}>
      <Suspense fallback={<LoadingNote />}>
        <FrameDialog {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
