import { graphql } from "gatsby";
import { SectionFrame } from "../SectionFrame";
import { Terms } from "./TermList";

export const fragment = graphql`
  fragment ClaimList on ClaimsSection {
    anchor
    title
    lead
    claims {
      title
      detail
      text
    }
  }
`;

/** What is tested and how, in ruled rows. */
export const ClaimList = ({ section }: { section: Queries.ClaimListFragment }) => (
  <SectionFrame heading={section}>
    <Terms items={section.claims} />
  </SectionFrame>
);
