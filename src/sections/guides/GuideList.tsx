import { graphql, Link } from "gatsby";
import { ruledRow } from "../../theme/patterns";
import { themed } from "../../theme/themes";
import { variant } from "../../theme/variant";
import { pageTarget } from "../cards/CardLink";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment GuideList on GuideGroup {
    anchor label title lead
    guides { path title summary theme readingTime }
  }
  fragment GuideLinks on GuideGroup {
    guides { path title readingTime }
  }
`;

/** The links of a {@link LinkList} to the guides of a group. */
export const linksToGuides = (
  group?: Queries.GuideLinksFragment | null,
): Queries.LinkListFragment["links"][number][] =>
  (group?.guides ?? []).map(({ path, title, readingTime }) => ({
    label: title,
    text: readingTime,
    to: pageTarget(path),
  }));

interface GuideListProps {
  group?: Queries.GuideListFragment | null;
  /** The heading, where it isn't that of the group. */
  title?: string;
  /** The guide whose page the list is on. */
  except?: string;
}

/** The guides for one audience; nothing when there are none. */
export function GuideList({ group, title, except }: GuideListProps) {
  const guides = group?.guides.filter(({ path }) => path !== except) ?? [];
  if (!group || guides.length === 0) return null;
  return (
    <SectionFrame heading={title ? { anchor: group.anchor, title } : group}>
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
