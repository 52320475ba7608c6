import { useLocation } from "@reach/router";
import { type ReactElement, useEffect } from "react";
import { Collapsible } from "../../components/Collapsible";
import { RunningText } from "../../components/RunningText";
import { useOneOpen } from "../../components/useOneOpen";
import { langOf } from "../../shared/langOf";
import { variant } from "../../theme/variant";

interface AccordionProps {
  items: Queries.QuestionsFragment["faq"];
}

/** Questions with their answers in an accordion; at most one is open. A link to a question opens it. */
export function Accordion({ items }: AccordionProps): ReactElement {
  const { open, stateOf } = useOneOpen();
  const location = useLocation();
  // Also when the same link is followed again.
  useEffect(() => {
    const asked = items.find(({ slug }) => location.hash === `#${slug}`);
    if (asked) open(asked.slug);
  }, [location, items, open]);
  return (
    <div data-slot="questions" sx={{ borderTop: "strong" }}>
      {items.map(({ slug, question, answer, lang }) => (
        <div
          key={slug}
          id={slug}
          lang={langOf({ lang })}
          sx={{ breakInside: "avoid", "& + &": { borderTop: "rule" } }}
        >
          <Collapsible
            {...stateOf(slug)}
            label={question}
            sx={{ py: [1, 3], minHeight: ["2.4rem", "target"] }}
          >
            <p sx={{ ...variant("text.muted"), pb: [3, 4] }}>
              <RunningText text={answer} lang={lang} />
            </p>
          </Collapsible>
        </div>
      ))}
    </div>
  );
}
