import type { ReactElement } from "react";
import { inverted, screenOnly } from "../theme/mixins";
import { useSite } from "./useSite";

/**
 * A note at the bottom of the window while what the visitor has chosen takes long, or waits for the page's scripts.
 * `showLoadingNote` shows its words, which are in the HTML.
 */
export function LoadingNote(): ReactElement {
  const { messages, langOfText } = useSite();
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
        ...screenOnly,
      }}
    >
      <p
        lang={langOfText("loading")}
        sx={{ display: "none", "html[data-loading] &": { display: "block" }, px: 4, py: 2 }}
      >
        {messages.loading}
      </p>
    </div>
  );
}
