import { graphql } from "gatsby";
import { CardLink } from "../../components/CardLink";
import { Picture } from "../../components/Picture";
import { SmartLink } from "../../components/SmartLink";
import { pageTarget } from "../../components/useSite";
import { ruledRow, screenOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment GuideLinks on Guide { path title summary readingTime }
  fragment LinkList on LinksSection {
    anchor label title lead buttons
    picture { ...Picture }
    links { label text to { ...LinkTarget } }
    below { path label hero { lead } }
    guides { ...GuideLinks }
  }
`;

type DescribedLink = Queries.LinkListFragment["links"][number];

interface ButtonsProps {
  links: readonly DescribedLink[];
  picture: Queries.LinkListFragment["picture"];
}

/** Large buttons, to the right of a picture. */
const Buttons = ({ links, picture }: ButtonsProps) => (
  <div
    sx={{
      display: "grid",
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      alignItems: "center",
    }}
  >
    {picture && <Picture picture={picture} sizes="16rem" sx={{ pr: 4, pl: [0, null, 4] }} />}
    <ul
      sx={{
        gridColumn: picture ? 2 : ["1 / -1", null, 2],
        display: "grid",
        gap: 4,
        pl: [0, null, 4],
        ...screenOnly,
      }}
    >
      {links.map(({ label, text, to }) => (
        <li key={label} sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
          <SmartLink to={to} sx={{ ...variant("buttons.secondary"), minWidth: "10rem" }}>
            {label}
          </SmartLink>
          <p sx={variant("text.small")}>{text}</p>
        </li>
      ))}
    </ul>
  </div>
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
        <Buttons links={links} picture={section.picture} />
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
