import type { ReactElement } from "react";
import { CardLink, type CardLinkProps } from "../../components/CardLink";
import { pageTarget } from "../../components/targets";
import { useSite } from "../../components/useSite";
import { langOf, langOnPage } from "../../shared/langOf";
import { ruledRow } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import type { LinksProps } from "./Links";

interface ListedLink extends CardLinkProps {
  text: string;
  textLang: string | undefined;
}

interface LinkListProps {
  section: Pick<LinksProps["section"], "anchor" | "title" | "lang"> &
    Partial<LinksProps["section"]>;
}

/** Links with the reasons to follow them: to pages that it names, that are below an address, or to guides. */
export function LinkList({ section }: LinkListProps): ReactElement {
  const { language } = useSite();
  const { links = [], below, guides } = section;
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
