import { useEffect, useState } from "react";
import { useSite } from "../components/useSite";

let setSlow = (_slow: boolean) => {};

/** Shows or hides the {@link SlowPageNote}; `src/boot/pageLoading.ts` decides when. */
export const showSlowPage = (slow: boolean): void => setSlow(slow);

/** A note at the bottom of the window while the next page takes long. */
export function SlowPageNote() {
  const { messages } = useSite();
  const [slow, set] = useState(false);
  useEffect(() => {
    setSlow = set;
  }, []);
  return (
    <div
      role="status"
      sx={{
        position: "fixed",
        bottom: 4,
        left: "50%",
        transform: "translateX(-50%)",
        zIndex: "dialog",
        bg: "text",
        color: "inverse",
        borderRadius: "control",
      }}
    >
      {slow && <p sx={{ px: 4, py: 2 }}>{messages.loading}</p>}
    </div>
  );
}
