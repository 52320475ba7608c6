import { graphql } from "gatsby";
import { ruledRow } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { CardLink } from "../cards/CardLink";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment LinkList on LinksSection {
    anchor
    title
    lead
    links {
      label
      text
      to {
        ...LinkTarget
      }
    }
  }
`;

/** Links to further pages, each with the reason to follow it. */
export const LinkList = ({ section }: { section: Queries.LinkListFragment }) => (
  <SectionFrame heading={section}>
    <ul>
      {section.links.map(({ label, text, to }) => (
        <li key={label} sx={{ ...ruledRow, py: [2, 3], rowGap: 0 }}>
          <CardLink to={to} label={label} />
          <p sx={{ ...variant("text.body"), color: "muted", py: [0, 1] }}>{text}</p>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
