import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { CardLink } from "../../components/CardLink";
import { ImageFigure } from "../../components/ImageFigure";
import { SmartLink } from "../../components/SmartLink";
import { pageTarget } from "../../components/targets";
import { sheetSizes } from "../../theme/media";
import { ruledRow, screenOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";

export const fragment = graphql`
  fragment GuideLinks on Guide { path title summary readingTime }
  fragment LinkList on LinksSection {
    anchor label title lead
    image { ...ImageFigure }
    links { label text to { ...LinkTarget } }
    below { path label hero { lead } }
    guides { ...GuideLinks }
  }
`;

type Links = Queries.LinkListFragment;

const Buttons = ({ links }: Pick<Links, "links">) => (
  <ul sx={{ display: "flex", flexWrap: "wrap", gap: 4, pt: 2, ...screenOnly }}>
    {links.map(({ label, text, to }) => (
      <li key={label} sx={{ display: "grid", gap: 1 }}>
        <SmartLink
          to={to}
          label={label}
          sx={{ ...variant("buttons.secondary"), minWidth: "9.5rem" }}
        />
        <p sx={variant("text.small")}>{text}</p>
      </li>
    ))}
  </ul>
);

interface LinkListProps {
  section: Pick<Links, "anchor" | "title"> & Partial<Links>;
}

/** Links with the reasons to follow them: to pages that it names, that are below an address, or to guides. */
export function LinkList({ section }: LinkListProps): ReactElement {
  const { image, below, guides } = section;
  const links = [
    ...(section.links ?? []),
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
    <Section heading={section} layout="sideHeading" below={image && <Buttons links={links} />}>
      {image ? (
        <ImageFigure image={image} sizes={sheetSizes} />
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
    </Section>
  );
}
