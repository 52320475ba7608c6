import type { ReactElement } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { CardLink } from "../../components/CardLink";
import { pageTarget } from "../../components/targets";
import { useSite } from "../../components/useSite";
import { langOnPage } from "../../shared/langOf";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import type { LinksProps } from "./Links";
import { preview } from "./preview";

/** What a guide begins with, next to its words, cut off where there is more. */
const guideRow: ThemeUIStyleObject = {
  ...preview,
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

interface OpeningProps {
  guide: NonNullable<LinksProps["section"]["guides"]>[number];
}

const Opening = ({ guide }: OpeningProps) => {
  const { language } = useSite();
  return (
    <div aria-hidden data-preview sx={opening}>
      {guide.outline.map(({ mark, text, lang }) => (
        <div key={text} lang={langOnPage(guide, { lang }, language)}>
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
};

/** Links to guides, each next to what it begins with. */
export default function GuideOpenings({ section }: LinksProps): ReactElement {
  const { language } = useSite();
  return (
    <Section heading={section} layout="sideHeading">
      <ul>
        {section.guides?.map((guide) => {
          const lang = langOnPage(guide, guide, language);
          return (
            <li key={guide.path} sx={guideRow}>
              <div>
                <h3 sx={{ font: "inherit", fontSize: "lead" }}>
                  <CardLink to={pageTarget(guide.path)} label={guide.title} lang={lang} />
                </h3>
                <p lang={lang} sx={variant("text.muted")}>
                  {guide.summary}
                </p>
              </div>
              <Opening guide={guide} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
