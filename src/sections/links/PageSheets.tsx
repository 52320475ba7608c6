import type { ReactElement } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { CardLink } from "../../components/CardLink";
import { pageTarget } from "../../components/targets";
import { useSite } from "../../components/useSite";
import { langOnPage } from "../../shared/langOf";
import { colorReference } from "../../theme/colors";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import type { LinksProps } from "./Links";
import { preview } from "./preview";

/** A sheet of paper in the form of a letter, with lines for what is below each heading. */
const sheet: ThemeUIStyleObject = {
  height: ["9rem", "22rem"],
  overflow: "hidden",
  border: "rule",
  borderBottom: 0,
  maskImage: "linear-gradient(#000 80%, transparent)",
  bg: "background",
  px: 4,
  pt: 4,
  fontSize: "small",
  lineHeight: "title",
  "& > p": { fontWeight: "strong" },
  "& > p:first-of-type": { ...variant("text.title"), pb: 3, borderBottom: "strong" },
  "& > p + p": {
    pt: 3,
    "&::after": {
      content: "''",
      display: "block",
      mt: 2,
      height: "2.4rem",
      backgroundImage: `repeating-linear-gradient(${colorReference("rule")} 0 2px, transparent 2px 0.8rem)`,
    },
  },
};

/** Words and sheets begin on the same lines. */
const sheets: ThemeUIStyleObject = {
  display: "grid",
  columnGap: 5,
  rowGap: 3,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))",
  "& > li": { ...preview, gridRow: "span 2", gridTemplateRows: "subgrid" },
};

interface SheetProps {
  page: NonNullable<LinksProps["section"]["below"]>[number];
}

const Sheet = ({ page }: SheetProps) => {
  const { language } = useSite();
  return (
    <div aria-hidden data-preview sx={sheet}>
      <p lang={langOnPage(page, page.hero, language)}>{page.hero.title}</p>
      {page.outline.map(({ text, lang }) => (
        <p key={text} lang={langOnPage(page, { lang }, language)}>
          {text}
        </p>
      ))}
    </div>
  );
};

/** Links to pages, each above a sheet of paper that looks like its page. */
export default function PageSheets({ section }: LinksProps): ReactElement {
  const { language } = useSite();
  return (
    <Section heading={section}>
      <ul sx={sheets}>
        {section.below?.map((page) => (
          <li key={page.path}>
            <div>
              <h3 sx={{ font: "inherit", fontSize: "lead" }}>
                <CardLink
                  to={pageTarget(page.path)}
                  label={page.label}
                  lang={langOnPage(page, page, language)}
                />
              </h3>
              <p lang={langOnPage(page, page.hero, language)} sx={variant("text.muted")}>
                {page.hero.lead}
              </p>
            </div>
            <Sheet page={page} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
