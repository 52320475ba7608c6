import { useEffect, useState } from "react";
import { inverted } from "../theme/mixins";
import { useSite } from "./useSite";

interface LoadingNoteProps {
  shown: boolean;
  className?: string;
}

/** A note at the bottom of the window. */
export function LoadingNote({ shown, className }: LoadingNoteProps) {
  const { messages } = useSite();
  return (
    <div
      role="status"
      className={className}
      sx={{
        position: "fixed",
        bottom: 4,
        left: "50%",
        transform: "translateX(-50%)",
        zIndex: "dialog",
        ...inverted,
        borderRadius: "control",
      }}
    >
      {shown && <p sx={{ px: 4, py: 2 }}>{messages.loading}</p>}
    </div>
  );
}

let setSlow = (_slow: boolean) => {};

/** Shows or hides the {@link SlowPageNote}; `src/boot/pageLoading.ts` decides when. */
export const showSlowPage = (slow: boolean): void => setSlow(slow);

/** A note while the next page takes long. */
export function SlowPageNote() {
  const [slow, set] = useState(false);
  useEffect(() => {
    setSlow = set;
  }, []);
  return <LoadingNote shown={slow} />;
}
