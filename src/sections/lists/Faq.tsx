import { graphql } from "gatsby";
import { Collapsible } from "../../components/Collapsible";
import { useOneOpen } from "../../components/useOneOpen";
import { variant } from "../../theme/variant";
import { SectionFrame, type SectionHeading } from "../SectionFrame";

export const fragment = graphql`
  fragment Faq on FaqItem {
    slug
    question
    answer
  }
  fragment Questions on QuestionsSection {
    anchor
    label
    title
    lead
    items: answered {
      slug
      question
      answer
    }
  }
`;

interface FaqProps {
  section: SectionHeading;
  items: Queries.QuestionsFragment["items"];
}

/** Questions with their answers in an accordion; at most one is open. */
export function Faq({ section, items }: FaqProps) {
  const { isOpen, toggle } = useOneOpen();
  return (
    <SectionFrame heading={section}>
      <div data-slot="questions" sx={{ borderTop: "strong" }}>
        {items.map(({ slug, question, answer }) => (
          <div
            key={slug}
            data-slot="entry"
            sx={{ breakInside: "avoid", "& + &": { borderTop: "rule" } }}
          >
            <Collapsible
              heading="h3"
              open={isOpen(slug)}
              onToggle={() => toggle(slug)}
              label={question}
              sx={{ py: [1, 3], minHeight: ["2.4rem", "target"] }}
            >
              <p sx={{ ...variant("text.body"), color: "muted", pb: [3, 4] }}>{answer}</p>
            </Collapsible>
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}
