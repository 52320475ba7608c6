import { graphql } from "gatsby";
import type { ThemeUIStyleObject } from "theme-ui";
import { CardLink, pageTarget } from "../../components/CardLink";
import { SmartLink } from "../../components/SmartLink";
import { ruledRow, screenOnly } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment GuideLinks on Guide { path title readingTime }
  fragment LinkList on LinksSection {
    anchor label title lead linksLayout: layout
    links { label text to { ...LinkTarget } }
    below { path label hero { lead } }
    alsoGuides: guides { ...GuideLinks }
  }
`;

type DescribedLink = Queries.LinkListFragment["links"][number];

/** Guides as links, with the time to read them. */
export const linksToGuides = (
  guides?: readonly Queries.GuideLinksFragment[] | null,
): DescribedLink[] =>
  (guides ?? []).map(({ path, title, readingTime }) => ({
    label: title,
    text: readingTime,
    to: pageTarget(path),
  }));

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

const Buttons = ({ links }: { links: readonly DescribedLink[] }) => (
  <ul sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: [3, 4], ...screenOnly }}>
    {links.map(({ label, text, to }) => (
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
);

/** Links to further pages, each with the reason to follow it. */
export function LinkList({ section }: { section: Queries.LinkListFragment }) {
  const { linksLayout: layout, below, alsoGuides } = section;
  const links = [
    ...section.links,
    ...(below ?? []).map(({ path, label, hero }) => ({
      label,
      text: hero.lead,
      to: pageTarget(path),
    })),
    ...linksToGuides(alsoGuides),
  ];
  return (
    <SectionFrame heading={section}>
      {layout === "buttons" ? (
        <Buttons links={links} />
      ) : (
        <ul sx={{ counterReset: "link" }}>
          {links.map(({ label, text, to }) => (
            <li
              key={label}
              sx={{
                ...ruledRow,
                py: [2, 3],
                rowGap: 0,
                ...(layout === "lettered" && lettersBefore),
              }}
            >
              <CardLink to={to} label={label} />
              <p sx={{ ...variant("text.muted"), py: [0, 1] }}>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}
