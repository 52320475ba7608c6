import { graphql } from "gatsby";
import { useComposition } from "../../compositions/Composition";
import { ruledRow } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment TermList on ListSection {
    anchor label title lead
    items { ...TitledTextFields }
  }
`;

/** Terms and their meanings in ruled rows, such as who takes part and in what role. */
export function TermList({ section }: { section: Queries.TermListFragment }) {
  const { term, termName, termText } = useComposition();
  return (
    <SectionFrame heading={section}>
      <dl data-slot="terms">
        {section.items.map(({ title, text, detail }) => (
          <div key={title} sx={{ ...ruledRow, ...term }}>
            <dt
              sx={{
                display: ["flex", "block"],
                flexWrap: "wrap",
                alignItems: "baseline",
                columnGap: 2,
                fontWeight: "strong",
                ...termName,
              }}
            >
              {title}
              {detail && (
                <span sx={{ display: "block", ...variant("text.small"), fontWeight: "body" }}>
                  {detail}
                </span>
              )}
            </dt>
            <dd sx={{ ...variant("text.muted"), ...termText }}>{text}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
