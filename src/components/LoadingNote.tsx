import { useEffect, useState } from "react";
import { inverted } from "../theme/mixins";
import { useSite } from "./useSite";

let show = (_shown: boolean) => {};

/**
 * Shows the note while something loads, from a time in milliseconds on.
 * @returns a function that ends it
 */
export function noteLoading(after: number) {
  const timer = setTimeout(() => show(true), after);
  return () => {
    clearTimeout(timer);
    show(false);
  };
}

/** A note at the bottom of the window while the next page or a dialog takes long. */
export function LoadingNote() {
  const { messages } = useSite();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    show = setShown;
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
        ...inverted,
        borderRadius: "control",
      }}
    >
      {shown && <p sx={{ px: 4, py: 2 }}>{messages.loading}</p>}
    </div>
  );
}
