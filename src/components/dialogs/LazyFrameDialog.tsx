import { keyframes } from "@emotion/react";
import { lazy, Suspense } from "react";
import { ErrorBoundary } from "../ErrorBoundary";
import { inTime } from "../timeout";
import { useSite } from "../useSite";
import type { FrameDialogProps } from "./FrameDialog";

const FrameDialog = lazy(() => inTime(import("./FrameDialog")));

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Stands at the foot of the window while the dialog is on its way; not at once, as most often it is there in a moment. */
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

/** A {@link FrameDialog} whose code is fetched with the first one. Where that fails, the visitor is led to the direct address. */
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
