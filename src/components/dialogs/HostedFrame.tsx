import { useEffect, useRef, useState } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { cover } from "../../theme/patterns";
import { type VariantName, variant } from "../../theme/variant";
import { timeout } from "../timeout";
import { useSite } from "../useSite";

/** What a page of another site is: a form 600 px high, or a video at 16:9. */
type HostedKind = "form" | "video";

export interface HostedFrameProps {
  /** What the frame shows. */
  title: string;
  kind: HostedKind;
  /** The address of the page to show. */
  address: string;
  /** The address of the same content on its own page, for when the frame fails. */
  directAddress: string;
}

type State = "loading" | "shown" | "failed";

const room: Record<HostedKind, ThemeUIStyleObject> = {
  form: { height: 600 },
  // Safari knows the proportion from version 15 on; without a height the frame would not be seen.
  video: {
    aspectRatio: "16 / 9",
    "@supports not (aspect-ratio: 1)": { height: "min(56vw, 33.75rem)" },
  },
};

/**
 * What the page in the frame may do. Everything else is forbidden, above all to navigate this page (allow-top-navigation) and
 * to open the browser's message boxes (allow-modals).
 */
const allowedTo: Record<HostedKind, string[]> = {
  form: [
    "allow-scripts", // scripts draw, check and send hosted forms
    "allow-same-origin", // the form keeps its own origin, which its server checks; that is never the origin of this site
    "allow-forms", // a visitor can send it
    "allow-popups", // its privacy notice opens in a new tab
    "allow-popups-to-escape-sandbox", // these restrictions would break the page in the new tab
  ],
  video: [
    "allow-scripts", // the player is a script
    "allow-same-origin", // it loads the film from its own site, and stores volume and subtitles
    "allow-popups", // the provider's page of the film opens in a new tab
    "allow-popups-to-escape-sandbox", // these restrictions would break the page in the new tab
  ],
};

/**
 * A page of another site in a frame. A frame reports no network errors, so a request for a small file tests the host first.
 * When it fails, or takes more than 8 seconds, the visitor gets a direct link and a button to try again. The status of the
 * answer can't be read (`no-cors`), so the direct link is also below the frame.
 */
export function HostedFrame(props: HostedFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const tryAgain = () => {
    // The button disappears, and the focus would be lost with it.
    box.current?.focus();
    setAttempt(attempt + 1);
  };
  return (
    <div ref={box} tabIndex={-1}>
      <Attempt key={attempt} {...props} onRetry={tryAgain} />
    </div>
  );
}

/** One attempt to load the page. */
function Attempt({
  title,
  kind,
  address,
  directAddress,
  onRetry,
}: HostedFrameProps & { onRetry(): void }) {
  const { messages } = useSite();
  const [reachable, setReachable] = useState(false);
  const [state, setState] = useState<State>("loading");

  useEffect(() => {
    const request = new AbortController();
    const fail = () => setState((now) => (now === "loading" ? "failed" : now));
    const timer = setTimeout(() => {
      request.abort();
      fail();
    }, timeout);
    fetch(new URL("/robots.txt", address), {
      mode: "no-cors",
      credentials: "omit",
      signal: request.signal,
    }).then(() => setReachable(true), fail);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [address]);

  const failed = state === "failed";
  const directLink = (look: VariantName) => (
    <a href={directAddress} target="_blank" rel="noopener" sx={variant(look)}>
      {messages.openDirectly}
    </a>
  );
  return (
    <>
      <div sx={{ position: "relative", width: "100%", ...room[kind], bg: "sheet" }}>
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
                <button
                  type="button"
                  onClick={onRetry}
                  sx={{ ...variant("buttons.secondary"), "@media print": { display: "none" } }}
                >
                  {messages.retry}
                </button>
              </div>
            )}
          </div>
        )}
        {reachable && !failed && (
          <iframe
            title={title}
            src={address}
            onLoad={() => setState("shown")}
            sandbox={allowedTo[kind].join(" ")}
            // Of the features that browsers can allow, a film may fill the screen; a form needs none.
            allow={kind === "video" ? "fullscreen" : ""}
            sx={{
              position: "absolute",
              ...cover,
              width: "100%",
              height: "100%",
              border: 0,
              opacity: state === "shown" ? 1 : 0,
            }}
          />
        )}
      </div>
      {!failed && (
        <p sx={{ px: [4, 5], py: 2, fontSize: "small", textAlign: "end" }}>
          {directLink("links.text")}
        </p>
      )}
    </>
  );
}
