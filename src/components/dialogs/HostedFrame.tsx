import { useEffect, useRef, useState } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { cover } from "../../theme/patterns";
import { type VariantName, variant } from "../../theme/variant";
import { timeout } from "../timeout";
import { useSite } from "../useSite";

/** What a page of another site is: a form 600 px high, or a video at 16:9. */
export type HostedKind = "form" | "video";

interface HostedFrameProps {
  title: string;
  kind: HostedKind;
  address: string;
  directAddress: string;
}

type State = "loading" | "shown" | "failed";

const room: Record<HostedKind, ThemeUIStyleObject> = {
  form: { height: 600 },
  // Safari knows the proportion from version 15 on; without a height the frame would not be seen.
  video: { aspectRatio: "16 / 9", "@supports not (aspect-ratio: 1)": { height: "min(56vw, 33.75rem)" } },
};

/**
 * What the page in the frame may do; all else is kept from it, above all to lead this page elsewhere (allow-top-navigation)
 * and to open the browser's own message boxes over it (allow-modals).
 */
const allowedTo: Record<HostedKind, string[]> = {
  form: [
    "allow-scripts", // hosted forms are drawn, checked and sent by scripts
    "allow-same-origin", // as itself, its own site: it sends to its own server, which asks where from; it is never of our origin
    "allow-forms", // to be sent
    "allow-popups", // its privacy notice opens in a tab of its own
    "allow-popups-to-escape-sandbox", // and that is a page like any other, which this list would break
  ],
  video: [
    "allow-scripts", // the player is a script
    "allow-same-origin", // it fetches the film from its own site, and keeps volume and subtitles as chosen
    "allow-popups", // the film on the provider's own page, in a tab of its own
    "allow-popups-to-escape-sandbox", // and that is a page like any other, which this list would break
  ],
};

/** The features of the browser it may use: a film can fill the screen; a form needs none. */
const features: Record<HostedKind, string> = { form: "", video: "fullscreen" };

/**
 * A page of another site in a frame. A frame doesn't report that its host can't be reached, so this requests a small file from
 * the host first. When that fails or takes over 8 seconds, a direct link and a second try show instead. The page in the frame
 * may be an error that nothing here can see, so the direct link is below the frame too.
 */
export function HostedFrame({ title, kind, address, directAddress }: HostedFrameProps) {
  const { messages } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [reachable, setReachable] = useState(false);
  const [state, setState] = useState<State>("loading");

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect does not read `attempt`, but "Try again" raises it so that the effect runs again
  useEffect(() => {
    const request = new AbortController();
    const fail = () => setState((now) => (now === "loading" ? "failed" : now));
    setState("loading");
    setReachable(false);
    const timer = setTimeout(() => {
      request.abort();
      fail();
    }, timeout);
    fetch(new URL("/favicon.ico", address), { mode: "no-cors", credentials: "omit", signal: request.signal })
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
  const directLink = (look: VariantName) => (
    <a href={directAddress} target="_blank" rel="noopener" sx={variant(look)}>
      {messages.openDirectly}
    </a>
  );
  return (
    <>
      <div ref={box} tabIndex={-1} sx={{ position: "relative", width: "100%", ...room[kind], bg: "sheet" }}>
        {state !== "shown" && (
          <div
            role={failed ? "alert" : "status"}
            sx={{
              position: "absolute",
              ...cover,
              display: "grid",
              placeContent: "center",
              justifyItems: "center",
              gap: 4,
              p: 5,
              textAlign: "center",
            }}
          >
            <p sx={variant("text.body")}>{failed ? messages.loadFailed : messages.loading}</p>
            {failed && (
              <div sx={{ display: "flex", flexWrap: "wrap", gap: 3, justifyContent: "center" }}>
                {directLink("buttons.primary")}
                <button type="button" onClick={tryAgain} sx={{ ...variant("buttons.secondary"), "@media print": { display: "none" } }}>
                  {messages.retry}
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
            sandbox={allowedTo[kind].join(" ")}
            allow={features[kind]}
            sx={{ position: "absolute", ...cover, width: "100%", height: "100%", border: 0, opacity: state === "shown" ? 1 : 0 }}
          />
        )}
      </div>
      {!failed && <p sx={{ px: [4, 5], py: 2, fontSize: "small", textAlign: "end" }}>{directLink("links.text")}</p>}
    </>
  );
}
