import { useEffect, useState } from "react";
import { inverted } from "../theme/mixins";
import { useSite } from "./useSite";

/** In milliseconds: after this time, the note shows. */
const slowAfter = 1000;

let show = (_shown: boolean) => {};
let timer: ReturnType<typeof setTimeout>;
let choices = 0;

/** Ends what the visitor has chosen, because they choose something else. What still loads is not wanted any more. */
export function endChoice() {
  choices += 1;
  clearTimeout(timer);
  show(false);
}

/**
 * Begins what the visitor has chosen and waits for. The note shows while it loads.
 * @returns a function that ends it, and returns whether it was still their last choice
 */
export function beginChoice() {
  endChoice();
  timer = setTimeout(() => show(true), slowAfter);
  const own = choices;
  return () => {
    if (own !== choices) return false;
    endChoice();
    return true;
  };
}

/** A note at the bottom of the window while what the visitor has chosen takes long. */
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
