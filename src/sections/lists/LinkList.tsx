import { graphql } from "gatsby";
import type { ThemeUIStyleObject } from "theme-ui";
import { SmartLink } from "../../components/SmartLink";
import { ruledRow, screenOnly } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { CardLink } from "../cards/CardLink";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment LinkList on LinksSection {
    anchor label title lead
    links { label text to { ...LinkTarget } }
  }
`;

interface LinkListProps {
  section: Queries.LinkListFragment;
  /** Whether the links have letters, like the attachments of a report. */
  lettered?: boolean;
}

const lettersBefore: ThemeUIStyleObject = {
  position: "relative",
  pl: 5,
  py: [1, 3],
  "&::before": {
    counterIncrement: "link",
    content: "counter(link, upper-alpha)",
    position: "absolute",
    left: 0,
    top: ["8px", "16px"],
    lineHeight: 1.4,
    color: "var(--ink)",
    fontWeight: "strong",
  },
  "&:first-of-type::before": { top: "4px" },
};

/** Links to further pages, each with the reason to follow it. */
export const LinkList = ({ section, lettered = false }: LinkListProps) => (
  <SectionFrame heading={section}>
    <ul sx={{ counterReset: "link" }}>
      {section.links.map(({ label, text, to }) => (
        <li key={label} sx={{ ...ruledRow, py: [2, 3], rowGap: 0, ...(lettered && lettersBefore) }}>
          <CardLink to={to} label={label} />
          <p sx={{ ...variant("text.muted"), py: [0, 1] }}>{text}</p>
        </li>
      ))}
    </ul>
  </SectionFrame>
);

export const StoreLinks = ({ section }: { section: Queries.LinkListFragment }) => (
  <SectionFrame heading={section}>
    <ul sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: [3, 4], ...screenOnly }}>
      {section.links.map(({ label, text, to }) => (
        <li key={label} sx={{ display: "grid", gap: 2, alignContent: "start" }}>
          <SmartLink
            to={to}
            sx={{
              ...variant("buttons.secondary"),
              minHeight: ["target", "3.5rem"],
              fontSize: ["body", "lead"],
            }}
          >
            {label}
          </SmartLink>
          <p sx={{ ...variant("text.small"), textAlign: "center" }}>{text}</p>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
