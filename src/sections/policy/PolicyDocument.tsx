import { graphql } from "gatsby";
import { useRef } from "react";
import { loadOutsideScript } from "../../components/loading";
import { useLoading } from "../../components/useLoading";
import { useSite } from "../../components/useSite";
import { isPlaceholder } from "../../shared/placeholder";
import { screenOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";

export const fragment = graphql`
  fragment PolicyDocument on PolicySection {
    anchor policy
    integrations { policies { script frame documents { privacy terms eula } } }
  }
`;

/** A document of the policy service, inserted by its script, with a direct link. A script at a placeholder address runs on a press alone. */
export default function PolicyDocument({ section }: { section: Queries.PolicyDocumentFragment }) {
  const { messages } = useSite();
  const service = section.integrations.policies;
  const place = useRef<HTMLDivElement>(null);
  const document = service.documents[section.policy];

  const { box, state, shown, retry } = useLoading((failed) => {
    let element: HTMLScriptElement | undefined;
    // A script that loads can still fail, so the document counts as shown when its element has content.
    const filling = new MutationObserver(shown);
    if (place.current) filling.observe(place.current, { childList: true });
    loadOutsideScript(service.script).then((loaded) => {
      element = loaded;
    }, failed);
    return () => {
      filling.disconnect();
      // The service's script looks for documents only when it runs, so each page runs it again.
      element?.remove();
    };
  }, isPlaceholder(service.script));

  return (
    <div id={section.anchor} sx={{ ...variant("layout.page"), pb: [7, 8] }}>
      <div
        ref={box}
        tabIndex={-1}
        sx={{
          borderTop: "strong",
          pt: 4,
          display: "grid",
          gap: 4,
          justifyItems: "start",
          alignContent: "start",
          // Reserved for the document, so that nothing moves when it loads.
          minHeight: "60vh",
          "html:not(.js) &": { minHeight: 0 },
          "@media print": { minHeight: 0 },
        }}
      >
        <a
          href={`${service.frame}${document}`}
          sx={{
            ...variant("links.text"),
            "@media print": { "&::after": { content: "' ' attr(href)", fontWeight: "body" } },
          }}
        >
          {messages.openDirectly}
        </a>
        <div role="status" sx={{ "html:not(.js) &, &:empty": { display: "none" } }}>
          {state === "loading" && <p>{messages.loading}</p>}
          {state === "failed" && (
            <div sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
              <p sx={variant("text.body")}>{messages.loadFailed}</p>
              <button
                type="button"
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
          ref={place}
          data-policy-document
          data-id={document}
          sx={{ width: "100%", maxWidth: "narrow", overflowWrap: "anywhere" }}
        />
      </div>
    </div>
  );
}
