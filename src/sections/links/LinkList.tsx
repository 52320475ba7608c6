import type { ReactElement } from "react";
import { CardLink, type CardLinkProps } from "../../components/CardLink";
import { pageTarget } from "../../components/targets";
import { useSite } from "../../components/useSite";
import { langOf, langOnPage } from "../../shared/langOf";
import { ruledRow } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section, type SectionProps } from "../Section";
import type { LinksProps } from "./Links";

interface ListedLink extends CardLinkProps {
  text: string;
  textLang: string | undefined;
}

interface LinkListProps {
  section: SectionProps["heading"] & {
    links?: LinksProps["section"]["links"];
    guides?: readonly Queries.GuideLinksFragment[] | null;
  };
}

/** Links with the reasons to follow them: to what it names, and to guides. */
export function LinkList({ section }: LinkListProps): ReactElement {
  const { language } = useSite();
  const { links = [], guides } = section;
  const shown: ListedLink[] = [
    ...links.map((link) => ({ ...link, textLang: langOf(link) })),
    ...(guides ?? []).map((guide) => {
      const lang = langOnPage(guide, guide, language);
      return {
        label: guide.title,
        lang,
        text: guide.summary,
        textLang: lang,
        to: pageTarget(guide.path),
      };
    }),
  ];
  return (
    <Section heading={section} layout="sideHeading">
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
    </Section>
  );
}
