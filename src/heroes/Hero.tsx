import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { ActionLinks } from "../components/ActionLinks";
import { FittedTitle } from "../components/FittedTitle";
import { Picture } from "../components/Picture";
import { colorReference } from "../theme/colors";
import { columnSizes, pageSizes } from "../theme/media";
import { variant } from "../theme/variant";

export const fragment = graphql`
  fragment HeroWords on Hero {
    label title highlight lead note
    actions { ...LinkFields }
  }
`;

/**
 * headline: heading and words side by side, the picture below over the whole width;
 * `split`: the words on the left, the picture or `aside` on the right; plan: the same, with a document on the right.
 */
type HeroLayout = "headline" | "split" | "plan";

interface HeroProps {
  hero: Queries.HeroWordsFragment;
  picture?: Queries.PictureFragment | null;
  layout?: HeroLayout;
  aside?: ReactNode;
  /** A line above the heading, such as a link back. */
  before?: ReactNode;
  children?: ReactNode;
}

const marker = colorReference("marker");

const marked = {
  // As high as a line, so that it covers no letters of the line above.
  background: `linear-gradient(${marker}, ${marker}) 0 85% / 100% 1.02em no-repeat`,
  color: "marked",
  px: "0.07em",
  mx: "-0.07em",
  boxDecorationBreak: "clone",
  "@media (forced-colors: active)": { textDecoration: "underline" },
} as const;

/** The heading with its marked words. */
export const HeroTitle = ({
  title,
  highlight,
}: Pick<Queries.HeroWordsFragment, "title" | "highlight">) => {
  if (!highlight) return <FittedTitle title={title} />;
  const [before, after] = title.split(highlight);
  return (
    <FittedTitle title={title}>
      {before}
      <mark sx={marked}>{highlight}</mark>
      {after}
    </FittedTitle>
  );
};

const twoColumns = (aside: number): ThemeUIStyleObject => ({
  alignItems: "start",
  gridTemplateColumns: ["minmax(0, 1fr)", null, null, `minmax(0, 5fr) minmax(0, ${aside}fr)`],
});

/** The styles of the whole first screen, and of its words. */
const layouts: Record<HeroLayout, Record<"whole" | "words", ThemeUIStyleObject>> = {
  headline: {
    whole: { pt: [4, 7], pb: [5, 7], gap: [4, 7] },
    words: {
      columnGap: 7,
      alignItems: "start",
      gridTemplateColumns: ["1fr", null, "minmax(0, 8fr) minmax(0, 5fr)"],
    },
  },
  split: {
    whole: { pt: [4, 7, 8], pb: [5, 7, 8], gap: [4, 7], ...twoColumns(7) },
    // In view next to a debate, which grows.
    words: { position: ["static", null, null, "sticky"], top: "6rem" },
  },
  plan: { whole: { pt: [4, 6], pb: [5, 6], gap: [4, 6], ...twoColumns(6) }, words: { gap: 4 } },
};

export function Hero({ hero, picture, layout = "headline", aside, before, children }: HeroProps) {
  const { label, title, highlight, lead, actions, note } = hero;
  const large = layout === "headline" || (layout === "split" && !picture);
  return (
    <div sx={variant("layout.page")}>
      <div sx={{ display: "grid", ...layouts[layout].whole }}>
        <div sx={{ display: "grid", gap: [4, 5], minWidth: 0, ...layouts[layout].words }}>
          <div sx={{ display: "grid", gap: label ? 2 : 4 }}>
            {before}
            {label && <p sx={{ ...variant("text.title"), color: "var(--ink)" }}>{label}</p>}
            <h1
              sx={{
                ...variant("text.display"),
                fontSize: large ? "display" : "displayBeside",
                maxWidth: "14em",
              }}
            >
              <HeroTitle title={title} highlight={highlight} />
            </h1>
          </div>
          <div sx={{ display: "grid", gap: 4, maxWidth: "40rem" }}>
            <p sx={variant("text.lead")}>{lead}</p>
            <div
              sx={{
                display: "flex",
                flexWrap: "wrap",
                columnGap: 3,
                rowGap: [1, 3],
                "&:empty": { display: "none" },
              }}
            >
              <ActionLinks links={actions} />
              {children}
            </div>
            {note && <p sx={variant("text.small")}>{note}</p>}
          </div>
        </div>
        {aside}
        {picture && (
          <Picture
            picture={picture}
            sizes={layout === "headline" ? pageSizes : columnSizes}
            aboveFold
          />
        )}
      </div>
    </div>
  );
}
