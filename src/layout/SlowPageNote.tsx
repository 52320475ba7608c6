import { useSite } from "../components/useSite";

/** A note at the bottom of the window while the next page takes long; `src/boot/pageLoading.ts` decides when. */
export function SlowPageNote() {
  const { messages } = useSite();
  return (
    <div
      role="status"
      sx={{
        position: "fixed",
        bottom: 4,
        left: "50%",
        transform: "translateX(-50%)",
        zIndex: "dialog",
      }}
    >
      <p
        sx={{
          px: 4,
          py: 2,
          bg: "text",
          color: "inverse",
          borderRadius: "control",
          "html:not([data-loading]) &": { display: "none" },
        }}
      >
        {messages.loading}
      </p>
    </div>
  );
}
