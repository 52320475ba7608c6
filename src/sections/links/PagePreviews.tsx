import type { ReactElement } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { CardLink } from "../../components/CardLink";
import { pageTarget } from "../../components/targets";
import { useSite } from "../../components/useSite";
import { langOnPage } from "../../shared/langOf";
import { colorReference } from "../../theme/colors";
import { cover } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import type { LinksProps } from "./Links";

type Previewed = NonNullable<LinksProps["section"]["previewed"]>[number];

/** An entry whose preview belongs to its link for the pointer. */
const entry: ThemeUIStyleObject = {
  position: "relative",
  display: "grid",
  alignContent: "start",
  "& a::after": { content: "''", ...cover },
  "@media (hover: hover)": { "&:hover [data-preview]": { borderColor: "text" } },
};

/** What a guide begins with, next to its words, cut off where there is more. */
const guideRow: ThemeUIStyleObject = {
  ...entry,
  columnGap: 6,
  rowGap: 3,
  py: [4, 5],
  "& + &": { borderTop: "rule" },
  "&:first-of-type": { pt: 0 },
  "&:last-of-type": { pb: 0 },
  "@container (min-width: 40rem)": { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 5fr)" },
};

const opening: ThemeUIStyleObject = {
  bg: "sheet",
  border: "rule",
  px: 4,
  py: 2,
  height: "11.5rem",
  overflow: "hidden",
  fontSize: "small",
  lineHeight: 1.4,
  maskImage: "linear-gradient(#000 65%, transparent)",
  display: "grid",
  alignContent: "start",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  columnGap: 3,
  "& > div": {
    display: "grid",
    gridColumn: "1 / -1",
    gridTemplateColumns: "subgrid",
    py: "0.3rem",
  },
  "& > div + div": { borderTop: "rule" },
  "& span:only-child": { gridColumn: "1 / -1" },
};

/** A sheet of paper in the form of a letter, with lines for what is below each heading. */
const sheet: ThemeUIStyleObject = {
  height: "22rem",
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
  "& > li": { ...entry, gridRow: "span 2", gridTemplateRows: "subgrid" },
};

const Opening = ({ page, language }: { page: Previewed; language: string }) => (
  <div aria-hidden data-preview sx={opening}>
    {page.outline.map(({ mark, text, lang }) => (
      <div key={text} lang={langOnPage(page, { lang }, language)}>
        {mark && (
          <span
            sx={{
              color: "var(--ink)",
              fontWeight: "strong",
              fontVariantNumeric: "tabular-nums",
            }}
          >
            {mark}
          </span>
        )}
        <span>{text}</span>
      </div>
    ))}
  </div>
);

const Sheet = ({ page, language }: { page: Previewed; language: string }) => (
  <div aria-hidden data-preview sx={sheet}>
    <p lang={langOnPage(page, page.hero, language)}>{page.hero.title}</p>
    {page.outline.map(({ text, lang }) => (
      <p key={text} lang={langOnPage(page, { lang }, language)}>
        {text}
      </p>
    ))}
  </div>
);

/** Links to pages with what these look like: what a guide begins with, or a sheet of paper. */
export default function PagePreviews({ section }: LinksProps): ReactElement {
  const { language } = useSite();
  const areGuides = Boolean(section.guides);
  return (
    <Section heading={section} layout={areGuides ? "sideHeading" : "stacked"}>
      <ul sx={areGuides ? {} : sheets}>
        {section.previewed?.map((page) => (
          <li key={page.path} sx={areGuides ? guideRow : undefined}>
            <div>
              <h3 sx={{ font: "inherit" }}>
                <CardLink
                  to={pageTarget(page.path)}
                  label={areGuides ? page.hero.title : page.label}
                  lang={langOnPage(page, areGuides ? page.hero : page, language)}
                />
              </h3>
              <p lang={langOnPage(page, page.hero, language)} sx={variant("text.muted")}>
                {page.hero.lead}
              </p>
            </div>
            {areGuides ? (
              <Opening page={page} language={language} />
            ) : (
              <Sheet page={page} language={language} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
