import { type ReactElement, useState } from "react";
import { langOf } from "../../shared/langOf";
import { isPlaceholder } from "../../shared/placeholder";
import { cover } from "../../theme/mixins";
import { type VariantName, variant } from "../../theme/variant";
import { useLoading } from "../useLoading";
import { useSite } from "../useSite";

export interface HostedIframeProps {
  /** What the iframe shows; the heading of the dialog. */
  title: string;
  /** The language of the title, if it isn't that of the page. */
  titleLang?: string | null | undefined;
  /** The language of what it shows, if it isn't that of the page. */
  hrefLang?: string | undefined;
  /** A form 600 px high, or a video at 16:9. */
  kind: "form" | "video";
  url: string;
  /** The same content on its own page, for when scripts or the iframe fail. */
  directUrl: string;
}

const room = {
  // The height that the specification wants.
  form: { height: 600 },
  // Safari knows `aspect-ratio` since 15.
  video: {
    aspectRatio: "16 / 9",
    "@supports not (aspect-ratio: 1)": { height: "min(56vw, 33.75rem)" },
  },
};

/** Around the words about a placeholder, which has nothing to show. */
const noRoom = { py: 6 };

/** An iframe can neither lead this page away nor open message boxes. */
const sandbox =
  "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms";

/**
 * A page of another site in an iframe. An iframe reports no network errors, so a request for a small file tests the host
 * first. Its answer can also be an error, which no page can read (`no-cors`), so a direct link is always there.
 */
export function HostedIframe({
  title,
  titleLang,
  hrefLang,
  kind,
  url,
  directUrl,
}: HostedIframeProps): ReactElement {
  const { messages, langOfText } = useSite();
  const [answers, setAnswers] = useState(false);
  const { box, state, markShown, retry } = useLoading((failed) => {
    const request = new AbortController();
    fetch(new URL("/robots.txt", url), {
      mode: "no-cors",
      credentials: "omit",
      signal: request.signal,
    }).then(
      () => setAnswers(true),
      () => {
        if (!request.signal.aborted) failed();
      },
    );
    return () => request.abort();
  });
  const testAgain = () => {
    setAnswers(false);
    retry();
  };
  const failed = state === "failed";
  const isFilledIn = !isPlaceholder(url);
  const nothingThere = failed && !isFilledIn;
  const note = failed ? (isFilledIn ? "loadFailed" : "notAvailable") : "loading";
  const directLink = (variantName: VariantName) => (
    <a
      href={directUrl}
      hrefLang={hrefLang}
      target="_blank"
      rel="noopener"
      lang={langOfText("openDirectly")}
      sx={variant(variantName)}
    >
      {messages.openDirectly}
    </a>
  );
  return (
    <div ref={box} tabIndex={-1}>
      <div sx={{ position: "relative", ...(nothingThere ? noRoom : room[kind]), bg: "sheet" }}>
        {state !== "shown" && (
          <div
            role={failed ? "alert" : "status"}
            sx={{
              ...(!nothingThere && cover),
              display: "grid",
              placeContent: "center",
              justifyItems: "center",
              gap: 4,
              p: 5,
              textAlign: "center",
            }}
          >
            <p lang={langOfText(note)} sx={variant("text.body")}>
              {messages[note]}
            </p>
            {failed && isFilledIn && (
              <div sx={{ display: "flex", flexWrap: "wrap", gap: 3, justifyContent: "center" }}>
                {directLink("buttons.primary")}
                <button
                  type="button"
                  lang={langOfText("retry")}
                  onClick={testAgain}
                  sx={variant("buttons.secondary")}
                >
                  {messages.retry}
                </button>
              </div>
            )}
          </div>
        )}
        {answers && !failed && (
          <iframe
            title={title}
            lang={langOf({ lang: titleLang })}
            src={url}
            onLoad={markShown}
            sandbox={sandbox}
            allow={kind === "video" ? "fullscreen" : ""}
            sx={{
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
    </div>
  );
}
