import { graphql, Link } from "gatsby";
import { fillPlaces } from "../../content/tokens";
import { ruledRow } from "../../theme/patterns";
import { themed } from "../../theme/themes";
import { variant } from "../../theme/variant";
import { SectionFrame, type SectionHeading } from "../SectionFrame";

export const fragment = graphql`
  fragment GuideEntry on Guide {
    path
    title
    summary
    theme
    audience
    readingMinutes
  }
`;

interface GuideListProps {
  heading: SectionHeading;
  guides: readonly Queries.GuideEntryFragment[];
  /** How long a guide takes to read; `{minutes}` is a number. */
  readingTime: string;
}

/** Guides, each with what it's about. */
export const GuideList = ({ heading, guides, readingTime }: GuideListProps) => (
  <SectionFrame heading={heading}>
    <ul>
      {guides.map(({ path, title, summary, theme, readingMinutes }) => (
        <li key={path} sx={{ ...themed(theme), ...ruledRow }}>
          <h3 sx={variant("text.title")}>
            <Link to={path} sx={{ ...variant("links.text"), fontWeight: "inherit", color: "var(--ink)", py: 1 }}>
              {title}
            </Link>
          </h3>
          <div>
            <p sx={{ ...variant("text.body"), color: "muted" }}>{summary}</p>
            <p sx={{ ...variant("text.small"), pt: 1 }}>{fillPlaces(readingTime, { minutes: readingMinutes })}</p>
          </div>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
