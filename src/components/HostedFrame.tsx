import { useEffect, useRef, useState } from "react";
import { useSite } from "./useSite";

/** What a frame holds. */
export type FrameKind = "form" | "video";

/**
 * What framed pages may do. In all of them their scripts run, with their own origin, which they need to load and to
 * remember anything; as that is never this site's, the frame cannot take its own sandbox off. Links open new tabs,
 * outside the sandbox. None may lead the whole page elsewhere, start downloads or show the browser's own dialogs.
 */
const sandboxes: Record<FrameKind, string> = {
  // Sent by the form's own page.
  form: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms",
  // Shown on a television.
  video: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation",
};

/** What else they may use of the browser; `Permissions-Policy` allows a player the same. */
const permissions: Record<FrameKind, string> = { form: "", video: "autoplay; encrypted-media; fullscreen; picture-in-picture" };

interface HostedFrameProps {
  kind: FrameKind;
  title: string;
  address: string;
  directAddress: string;
  /** In pixels; 16:9 without it. */
  height?: number;
}

type State = "loading" | "shown" | "failed";

const patience = 8000;

/**
 * A page of another site in a frame. A frame does not tell when its site cannot be reached, so the address is asked
 * first; when that fails, or takes over 8 seconds, a direct link and a second try are offered instead.
 */
export function HostedFrame({ kind, title, address, directAddress, height }: HostedFrameProps) {
  const { words } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [reachable, setReachable] = useState(false);
  const [state, setState] = useState<State>("loading");

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect does not read `attempt`, but "Try again" raises it so that the effect runs anew
  useEffect(() => {
    const request = new AbortController();
    const fail = () => setState((now) => (now === "loading" ? "failed" : now));
    setState("loading");
    setReachable(false);
    const timer = setTimeout(() => {
      request.abort();
      fail();
    }, patience);
    fetch(address, { mode: "no-cors", credentials: "omit", signal: request.signal })
      .then(() => setReachable(true))
      .catch(() => {
        if (!request.signal.aborted) fail();
      });
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [address, attempt]);

  const tryAgain = () => {
    // The button goes away, and focus must not go with it.
    box.current?.focus();
    setAttempt(attempt + 1);
  };

  const failed = state === "failed";
  return (
    <div
      ref={box}
      tabIndex={-1}
      sx={{ position: "relative", width: "100%", ...(height ? { height } : { aspectRatio: "16 / 9" }), bg: "sheet" }}
    >
      {state !== "shown" && (
        <div
          role={failed ? "alert" : "status"}
          sx={{
            position: "absolute",
            inset: 0,
            display: "grid",
            placeContent: "center",
            justifyItems: "center",
            gap: 4,
            p: 5,
            textAlign: "center",
          }}
        >
          <p sx={{ variant: "text.body" }}>{failed ? words.loadFailed : words.loading}</p>
          {failed && (
            <div sx={{ display: "flex", flexWrap: "wrap", gap: 3, justifyContent: "center" }}>
              <a href={directAddress} target="_blank" rel="noopener" sx={{ variant: "buttons.primary" }}>
                {words.openDirectly}
              </a>
              <button type="button" onClick={tryAgain} sx={{ variant: "buttons.secondary", "@media print": { display: "none" } }}>
                {words.retry}
              </button>
            </div>
          )}
        </div>
      )}
      {reachable && !failed && (
        <iframe
          key={attempt}
          title={title}
          src={address}
          onLoad={() => setState("shown")}
          sandbox={sandboxes[kind]}
          allow={permissions[kind]}
          sx={{ position: "absolute", inset: 0, width: "100%", height: "100%", border: 0, opacity: state === "shown" ? 1 : 0 }}
        />
      )}
    </div>
  );
}
