import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { loadOutsideScript } from "../components/outsideScript";
import { timeout } from "../components/timeout";
import { useSite } from "../components/useSite";
import { variant } from "../theme/variant";

export const fragment = graphql`
  fragment PolicyService on PolicyService {
    script
    viewer
    documents {
      privacy
      terms
      eula
    }
  }
`;

interface PolicyDocumentProps {
  service: Queries.PolicyServiceFragment;
  policy: Queries.PolicyName;
}

/** The height reserved for the document, so that nothing moves when it loads. */
const room = ["70vh", "60vh"];

type State = "loading" | "shown" | "failed";

/**
 * A document of the policy service, inserted by the service's script, with a direct link to it. A script that loads can still
 * fail, so the document counts as shown when its place has content.
 */
export function PolicyDocument({ service, policy }: PolicyDocumentProps) {
  const { messages } = useSite();
  const [state, setState] = useState<State>("loading");
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const document = service.documents[policy];
  const address = `${service.viewer}${document}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect does not read `attempt`, but "Try again" raises it so that the effect runs again
  useEffect(() => {
    let script: HTMLScriptElement | undefined;
    let current = true;
    const fail = () => current && setState((now) => (now === "loading" ? "failed" : now));
    const filling = new MutationObserver(() => setState("shown"));
    setState("loading");
    if (place.current) filling.observe(place.current, { childList: true });
    const timer = setTimeout(fail, timeout);
    loadOutsideScript(service.script).then((element) => {
      script = element;
    }, fail);
    return () => {
      current = false;
      filling.disconnect();
      clearTimeout(timer);
      // The service's script looks for documents only when it runs, so each page runs it again.
      script?.remove();
    };
  }, [service.script, document, attempt]);

  return (
    <div sx={{ ...variant("layout.page"), pb: [7, 8] }}>
      <div
        sx={{
          borderTop: "strong",
          pt: 4,
          display: "grid",
          gap: 4,
          justifyItems: "start",
          alignContent: "start",
          minHeight: room,
          "html:not(.js) &": { minHeight: 0 },
          "@media print": { minHeight: 0 },
        }}
      >
        <a href={address} sx={variant("links.text")}>
          {messages.openDirectly}
        </a>
        <div role="status" sx={{ "html:not(.js) &": { display: "none" }, "&:empty": { display: "none" } }}>
          {state === "loading" && <p>{messages.loading}</p>}
          {state === "failed" && (
            <div sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
              <p sx={variant("text.body")}>{messages.loadFailed}</p>
              <button
                type="button"
                onClick={() => setAttempt(attempt + 1)}
                sx={{ ...variant("buttons.secondary"), "@media print": { display: "none" } }}
              >
                {messages.retry}
              </button>
            </div>
          )}
        </div>
        <div
          ref={place}
          key={document}
          data-policy-document
          data-id={document}
          sx={{ width: "100%", maxWidth: "narrow", overflowWrap: "anywhere" }}
        />
      </div>
    </div>
  );
}
