import { graphql } from "gatsby";
import { ruledRow } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment TermList on ListSection {
    anchor
    label
    title
    lead
    items {
      ...TitledTextFields
    }
  }
`;

interface TermsProps {
  items: readonly Queries.TitledTextFieldsFragment[];
}

/** Terms with their meanings, in ruled rows. */
export const Terms = ({ items }: TermsProps) => (
  <dl>
    {items.map(({ title, text, detail }) => (
      <div key={title} sx={ruledRow}>
        <dt
          sx={{
            display: ["flex", "block"],
            flexWrap: "wrap",
            alignItems: "baseline",
            columnGap: 2,
            fontWeight: "strong",
          }}
        >
          {title}
          {detail && (
            <span sx={{ display: "block", ...variant("text.small"), fontWeight: "body" }}>
              {detail}
            </span>
          )}
        </dt>
        <dd sx={{ ...variant("text.body"), color: "muted" }}>{text}</dd>
      </div>
    ))}
  </dl>
);

/** A section with terms and their meanings, such as who takes part and in what role. */
export const TermList = ({ section }: { section: Queries.TermListFragment }) => (
  <SectionFrame heading={section}>
    <Terms items={section.items} />
  </SectionFrame>
);
