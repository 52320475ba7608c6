import { graphql } from "gatsby";
import { CardLink } from "../../components/CardLink";
import { SmartLink } from "../../components/SmartLink";
import { pageTarget } from "../../components/useSite";
import { ruledRow, screenOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment GuideLinks on Guide { path title summary readingTime }
  fragment LinkList on LinksSection {
    anchor label title lead buttons
    links { label text to { ...LinkTarget } }
    below { path label hero { lead } }
    guides { ...GuideLinks }
  }
`;

type DescribedLink = Queries.LinkListFragment["links"][number];

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
  const { buttons, below, guides } = section;
  const links = [
    ...section.links,
    ...(below ?? []).map(({ path, label, hero }) => ({
      label,
      text: hero.lead,
      to: pageTarget(path),
    })),
    ...(guides ?? []).map(({ path, title, summary }) => ({
      label: title,
      text: summary,
      to: pageTarget(path),
    })),
  ];
  return (
    <SectionFrame heading={section}>
      {buttons ? (
        <Buttons links={links} />
      ) : (
        <ul>
          {links.map(({ label, text, to }) => (
            <li key={label} sx={{ ...ruledRow, py: [1, 3], rowGap: 0 }}>
              <CardLink to={to} label={label} />
              <p sx={{ ...variant("text.muted"), py: [0, 1] }}>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}
