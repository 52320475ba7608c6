import { type ReactElement, useRef } from "react";
import { EnglishMark, isMarked } from "../../components/EnglishMark";
import { loadOutsideScript } from "../../components/loading";
import { useLoading } from "../../components/useLoading";
import { useSite } from "../../components/useSite";
import { screenOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";

interface HostedDocumentProps {
  /** What the service calls the document. */
  id: string;
  /** The service's script, which inserts it. */
  script: string;
  /** The document's own page at the service. */
  url: string;
  /** The language of the document, if it isn't that of the page. */
  hreflang: string | undefined;
}

/** A document that the policy service's script inserts, with a direct link. */
export function HostedDocument({ id, script, url, hreflang }: HostedDocumentProps): ReactElement {
  const { messages, langOfText } = useSite();
  const container = useRef<HTMLDivElement>(null);

  const { box, state, markShown, retry } = useLoading((failed) => {
    let element: HTMLScriptElement | undefined;
    // A script that loads can still fail, so the document counts as shown when its element has content.
    const filling = new MutationObserver(markShown);
    if (container.current) filling.observe(container.current, { childList: true });
    loadOutsideScript(script).then((loaded) => {
      element = loaded;
    }, failed);
    return () => {
      filling.disconnect();
      // The service's script looks for documents only when it runs, so each page runs it again.
      element?.remove();
    };
  });

  return (
    <div
      ref={box}
      tabIndex={-1}
      sx={{
        display: "grid",
        gap: 4,
        justifyItems: "start",
        alignContent: "start",
        // Reserved for the document, so that nothing moves when it loads.
        minHeight: state === "failed" ? 0 : "60vh",
        "html:not(.js) &": { minHeight: 0 },
        "@media print": { minHeight: 0 },
      }}
    >
      <p lang={langOfText("policyService")} sx={variant("text.small")}>
        {messages.policyService}
      </p>
      <a
        href={url}
        hrefLang={hreflang}
        target="_blank"
        rel="noopener"
        lang={langOfText("openDirectly")}
        sx={{
          ...variant("links.text"),
          "@media print": { "&::after": { content: "' ' attr(href)", fontWeight: "body" } },
        }}
      >
        {messages.openDirectly}
        {isMarked(hreflang) && <EnglishMark />}
      </a>
      <div role="status" sx={{ "html:not(.js) &, &:empty": { display: "none" } }}>
        {state === "loading" && <p lang={langOfText("loading")}>{messages.loading}</p>}
        {state === "failed" && (
          <div sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
            <p lang={langOfText("loadFailed")} sx={variant("text.body")}>
              {messages.loadFailed}
            </p>
            <button
              type="button"
              lang={langOfText("retry")}
              onClick={retry}
              sx={{ ...variant("buttons.secondary"), ...screenOnly }}
            >
              {messages.retry}
            </button>
          </div>
        )}
      </div>
      {/* The service's script fills it. */}
      <div
        ref={container}
        data-policy-document
        data-id={id}
        lang={hreflang}
        sx={{ width: "100%", maxWidth: "narrow", overflowWrap: "anywhere" }}
      />
    </div>
  );
}
