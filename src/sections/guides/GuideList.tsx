import { graphql, Link } from "gatsby";
import { ruledRow } from "../../theme/patterns";
import { themed } from "../../theme/themes";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment GuideFields on Guide {
    path title summary theme readingTime
  }
  fragment GuideList on GuidesSection {
    anchor label title lead
    guides { ...GuideFields }
  }
`;

/** The guides for one audience; nothing when there are none. */
export function GuideList({ section }: { section: Queries.GuideListFragment }) {
  const { guides } = section;
  if (!guides || guides.length === 0) return null;
  return (
    <SectionFrame heading={section}>
      <ul data-slot="guides">
        {guides.map((guide) => (
          <li
            key={guide.path}
            data-slot="entry"
            sx={{ ...themed(guide.theme), ...ruledRow, gridTemplateRows: ["auto", "auto 1fr"] }}
          >
            <h3
              sx={{
                ...variant("text.title"),
                fontSize: ["lead", "title"],
                gridRow: ["auto", "1 / span 2"],
              }}
            >
              <Link
                to={guide.path}
                sx={{ ...variant("links.text"), fontWeight: "inherit", color: "var(--ink)", py: 1 }}
              >
                {guide.title}
              </Link>
            </h3>
            <p sx={{ ...variant("text.muted"), lineHeight: 1.45 }}>{guide.summary}</p>
            <p data-slot="time" sx={variant("text.small")}>
              {guide.readingTime}
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
