import { graphql } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { ActionLinks } from "../components/ActionLinks";
import { MarkedTitle } from "../components/MarkedTitle";
import { slot } from "../compositions/CompositionStyle";
import { langOf } from "../shared/langOf";
import { edgeToEdge } from "../theme/mixins";
import { variant } from "../theme/variant";

export const fragment = graphql`
  fragment HeroWords on Hero {
    label title highlight lead note lang
    actions { ...LinkFields }
  }
`;

/**
 * headline: heading and words side by side, `aside` below over the whole width;
 * `split`: the words on the left, `aside` on the right; plan: the same for a document;
 * statement: the words in the middle, `aside` below over the whole width;
 * sheet: heading and words in few lines across the page, and below them a sheet from edge to edge.
 */
type HeroLayout = "headline" | "split" | "plan" | "statement" | "sheet";

interface HeroProps {
  hero: Queries.HeroWordsFragment;
  layout: HeroLayout;
  aside: ReactNode;
  /** A line above the heading, such as a link back. */
  before?: ReactNode;
  children?: ReactNode;
}

const twoColumns = (aside: number): ThemeUIStyleObject => ({
  alignItems: "start",
  gridTemplateColumns: ["minmax(0, 1fr)", null, null, `minmax(0, 5fr) minmax(0, ${aside}fr)`],
});

/** From 38 px to 84 px: two lines on a phone, one across the page from 1180 px on. The page itself grows from 1694 px on. */
const acrossThePage =
  "clamp(min(2.235rem, 9.7vw), min(5.72vw, 10.2vh), clamp(4.3rem, 4.33vw, 4.94rem))";
/** That many pixels in a window from 800 px of height on, and a share in percent of what is missing less in a lower one, so that the first button is in view. */
const onHighWindow = (most: number, share = 12) =>
  `clamp(8px, ${share}vh - ${8 * share - most}px, ${most}px)`;

/** The styles of the whole first screen, and of its words: the heading, and what follows it. */
const layouts: Record<
  HeroLayout,
  { [Part in "whole" | "words" | "title" | "text"]?: ThemeUIStyleObject }
> = {
  headline: {
    whole: { pt: [4, 7], pb: [5, 7], gap: [4, 7] },
    words: {
      columnGap: 7,
      alignItems: "start",
      gridTemplateColumns: ["1fr", null, "minmax(0, 8fr) minmax(0, 5fr)"],
    },
  },
  split: {
    whole: { pt: [4, 7, onHighWindow(64, 32)], pb: [5, 7, 8], gap: [4, 7], ...twoColumns(7) },
  },
  plan: { whole: { pt: [4, 6], pb: [5, 6], gap: [4, 6], ...twoColumns(6) }, words: { gap: 4 } },
  statement: {
    whole: { pt: [4, 7], pb: [4, 6], gap: [4, 5] },
    words: { textAlign: "center" },
    title: { fontSize: "display", mx: "auto" },
    text: {
      mx: "auto",
      justifyItems: "center",
      gap: [4, 5],
      maxWidth: "44rem",
      "& > div": { justifyContent: "center" },
    },
  },
  sheet: {
    whole: { gridTemplateColumns: "minmax(0, 1fr)", [slot("debate")]: edgeToEdge() },
    words: {
      pt: [4, null, onHighWindow(30)],
      pb: [4, null, onHighWindow(26)],
      gap: [3, null, onHighWindow(20)],
    },
    title: {
      fontSize: acrossThePage,
      maxWidth: "none",
      // Into the page's margin: the font that stands in while ours is late is 2% wider, and would take a second line.
      width: ["100%", null, null, "calc(100% + 24px)"],
    },
    text: {
      display: "flex",
      flexWrap: ["wrap", null, null, "nowrap"],
      alignItems: "center",
      columnGap: 4,
      rowGap: 2,
      maxWidth: "none",
      // The button begins in the last column of the sheet.
      "& > p": {
        flex: ["1 1 100%", null, null, "0 0 62.5%"],
        fontSize: ["body", "1.125rem", null, "min(1.125rem, 2.6vh)"],
        lineHeight: 1.45,
      },
      "& > div": { flex: ["initial", null, null, "none"] },
      "& > div + p": { flex: "1 1 9rem", fontSize: ["0.8125rem", "0.875rem"], textWrap: "balance" },
    },
  },
};

/** A first screen: heading, words and buttons, and what stands next to or below them. */
export function Hero({ hero, layout, aside, before, children }: HeroProps): ReactElement {
  const { label, title, highlight, lead, actions, note } = hero;
  const lang = langOf(hero);
  const styles = layouts[layout];
  return (
    <div sx={variant("layout.page")}>
      <div sx={{ display: "grid", ...styles.whole }}>
        <div sx={{ display: "grid", gap: [4, 5], minWidth: 0, ...styles.words }}>
          <div sx={{ display: "grid", gap: label ? 2 : 4 }}>
            {before}
            {label && (
              <p lang={lang} sx={variant("text.inkTitle")}>
                {label}
              </p>
            )}
            <h1
              lang={lang}
              sx={{
                ...variant("text.display"),
                fontSize: layout === "headline" ? "display" : "displayBeside",
                maxWidth: "14em",
                ...styles.title,
              }}
            >
              <MarkedTitle title={title} highlight={highlight} />
            </h1>
          </div>
          <div sx={{ display: "grid", gap: 4, maxWidth: "40rem", ...styles.text }}>
            <p lang={lang} sx={variant("text.lead")}>
              {lead}
            </p>
            <ActionLinks links={actions}>{children}</ActionLinks>
            {note && (
              <p lang={lang} sx={variant("text.small")}>
                {note}
              </p>
            )}
          </div>
        </div>
        {aside}
      </div>
    </div>
  );
}
