import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { CardLink, type CardLinkProps } from "../../components/CardLink";
import { ImageFigure } from "../../components/ImageFigure";
import { SmartLink } from "../../components/SmartLink";
import { pageTarget } from "../../components/targets";
import { useSite } from "../../components/useSite";
import { langOf, langOnPage } from "../../shared/langOf";
import { sheetSizes } from "../../theme/media";
import { ruledRow, screenOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";

export const fragment = graphql`
  fragment GuideLinks on Guide { path language title summary lang readingTime }
  fragment LinkList on LinksSection {
    anchor label title lead lang
    image { ...ImageFigure }
    links { label text lang to { ...LinkTarget } }
    below { path language label lang hero { lead lang } }
    guides { ...GuideLinks }
  }
`;

type Links = Queries.LinkListFragment;

interface ListedLink extends Omit<CardLinkProps, "about" | "aboutLang"> {
  text: string;
  textLang: string | undefined;
}

interface LinksProps {
  links: readonly ListedLink[];
}

const Buttons = ({ links }: LinksProps) => (
  <ul sx={{ display: "flex", flexWrap: "wrap", gap: 4, pt: 2, ...screenOnly }}>
    {links.map(({ label, lang, text, textLang, to }) => (
      <li key={label} sx={{ display: "grid", gap: 1 }}>
        <SmartLink
          to={to}
          label={label}
          lang={lang}
          sx={{ ...variant("buttons.secondary"), minWidth: "9.5rem" }}
        />
        <p lang={textLang} sx={variant("text.small")}>
          {text}
        </p>
      </li>
    ))}
  </ul>
);

interface LinkListProps {
  section: Pick<Links, "anchor" | "title" | "lang"> & Partial<Links>;
}

/** Links with the reasons to follow them: to pages that it names, that are below an address, or to guides. */
export function LinkList({ section }: LinkListProps): ReactElement {
  const { language } = useSite();
  const { image, links = [], below, guides } = section;
  const pages = [
    ...(below ?? []),
    ...(guides ?? []).map(({ title, summary, ...guide }) => ({
      ...guide,
      label: title,
      hero: { lead: summary, lang: guide.lang },
    })),
  ];
  const shown: ListedLink[] = [
    ...links.map((link) => ({ ...link, textLang: langOf(link) })),
    ...pages.map((page) => ({
      label: page.label,
      lang: langOnPage(page, page, language),
      text: page.hero.lead,
      textLang: langOnPage(page, page.hero, language),
      to: pageTarget(page.path),
    })),
  ];
  return (
    <Section heading={section} layout="sideHeading" below={image && <Buttons links={shown} />}>
      {image ? (
        <ImageFigure image={image} sizes={sheetSizes} />
      ) : (
        <ul>
          {shown.map(({ text, textLang, ...link }) => (
            <li key={link.label} sx={{ ...ruledRow, py: [1, 3], rowGap: 0 }}>
              <CardLink {...link} />
              <p lang={textLang} sx={{ ...variant("text.muted"), py: [0, 1] }}>
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
