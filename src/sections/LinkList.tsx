import { graphql } from "gatsby";
import { CardLink } from "./CardLink";
import { SectionFrame } from "./SectionFrame";

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

/** Links to what goes on from here, each with why one should follow it. */
export const LinkList = ({ section }: { section: Queries.LinkListFragment }) => (
  <SectionFrame heading={section}>
    <ul>
      {section.links.map(({ label, text, to }) => (
        <li
          key={label}
          sx={{
            display: "grid",
            gridTemplateColumns: ["1fr", "minmax(0, 2fr) minmax(0, 3fr)"],
            columnGap: 5,
            rowGap: 1,
            py: 3,
            borderTop: "rule",
          }}
        >
          <CardLink to={to} label={label} />
          <p sx={{ variant: "text.body", color: "muted", py: 1 }}>{text}</p>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
