import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { ActionLinks } from "../components/ActionLinks";
import { FittedTitle } from "../components/FittedTitle";
import { Picture } from "../components/Picture";
import { colorReference } from "../theme/colors";
import { pictureWidth } from "../theme/media";
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
  background: `linear-gradient(${marker}, ${marker}) 0 88% / 100% 0.34em no-repeat`,
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

const twoColumns = (words: number, aside: number): ThemeUIStyleObject => ({
  alignItems: "start",
  gridTemplateColumns: [
    "minmax(0, 1fr)",
    null,
    null,
    `minmax(0, ${words}fr) minmax(0, ${aside}fr)`,
  ],
});

const frames: Record<HeroLayout, ThemeUIStyleObject> = {
  headline: { pt: [4, 7], pb: [5, 7], gap: [4, 7] },
  split: { pt: [4, 7, 8], pb: [5, 7, 8], gap: [4, 7], ...twoColumns(5, 7) },
  plan: { pt: [4, 6], pb: [5, 6], gap: [4, 6], ...twoColumns(5, 6) },
};

const wordings: Partial<Record<HeroLayout, ThemeUIStyleObject>> = {
  headline: {
    columnGap: 7,
    alignItems: "start",
    gridTemplateColumns: ["1fr", null, "minmax(0, 8fr) minmax(0, 5fr)"],
  },
  // In view next to a debate, which grows.
  split: { position: ["static", null, null, "sticky"], top: "6rem" },
  plan: { gap: 4 },
};

export function Hero({ hero, picture, layout = "headline", aside, before, children }: HeroProps) {
  const { label, title, highlight, lead, actions, note } = hero;
  const large = layout === "headline" || (layout === "split" && !picture);
  return (
    <div sx={variant("layout.page")}>
      <div sx={{ display: "grid", ...frames[layout] }}>
        <div sx={{ display: "grid", gap: [4, 5], minWidth: 0, ...wordings[layout] }}>
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
            sizes={layout === "headline" ? pictureWidth() : pictureWidth("* 7 / 12", 48)}
            aboveFold
          />
        )}
      </div>
    </div>
  );
}
