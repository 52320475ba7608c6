import { graphql } from "gatsby";
import type { ThemeUIStyleObject } from "theme-ui";
import { ActionLinks } from "../../components/ActionLinks";
import { Ring } from "../../components/Ring";
import { wideScreens } from "../../theme/media";
import { drawnInView } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { type CompositionStyle, slot } from "./CompositionStyle";

export const fragment = graphql`
  fragment RingHero on NonprofitsPage {
    hero { title lead note actions { ...LinkFields } }
    voices { ...TitledTextFields }
  }
`;

const gap = "2.5rem";
/** Half the height of a ring between voices. */
const half = "5.5rem";

const TitleRing = () => <Ring sx={{ ...drawnInView, color: "var(--ink)" }} />;

const tie = { content: "''", position: "absolute", borderTop: "2px dotted var(--ink)" } as const;

const tieLength = `calc(${gap} - 0.75rem)`;
const sideTie = { ...tie, top: half, width: tieLength };
const overRows = {
  gridColumn: "1 / -1",
  gridRow: "1 / -1",
  display: "grid",
  grid: "subgrid / subgrid",
};
const fullHeight = { gridRow: "1 / -1" };

/** Two voices next to the ring and one below it. */
const around: ThemeUIStyleObject = {
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr)",
  gridTemplateRows: "auto auto",
  gap,
  pb: 7,
  [slot("header")]: { gridColumn: "2", gridRow: "1", position: "relative", zIndex: 1 },
  // The ring is as wide as its column, where the ties end.
  [slot("title")]: {
    display: "grid",
    alignContent: "center",
    width: "100%",
    minHeight: `calc(2 * ${half})`,
  },
  [slot("content")]: { ...overRows, containerType: "normal" },
  [slot("voices")]: { ...overRows, "& > *": { border: 0, py: 0 } },
  [`${slot("voices")} > :nth-of-type(1)`]: {
    ...fullHeight,
    gridColumn: "1",
    "&::after": { ...sideTie, left: "calc(100% + 0.75rem)" },
  },
  [`${slot("voices")} > :nth-of-type(2)`]: {
    ...fullHeight,
    gridColumn: "3",
    "&::after": { ...sideTie, right: "calc(100% + 0.75rem)" },
  },
  [`${slot("voices")} > :nth-of-type(3)`]: {
    gridColumn: "2",
    gridRow: "2",
    "&::after": {
      ...tie,
      top: `-${gap}`,
      left: "50%",
      height: tieLength,
      borderTop: 0,
      borderLeft: tie.borderTop,
    },
  },
};

/** Each heading is a position in a ring, with what belongs to it around it. */
export const nonprofitsStyle: CompositionStyle = {
  section: {
    [slot("debate")]: {
      border: "1.75px solid var(--ink)",
      borderRadius: ["1.25rem", "2.25rem"],
      overflow: "clip",
    },
    [`${slot("debate")} ${slot("title")}`]: { textAlign: "center" },
    [slot("guides")]: {
      display: "grid",
      gap: 5,
      justifyItems: "center",
      textAlign: "center",
      // Browsers keep a heading with the first entry of a block.
      "@media print": { display: "block" },
    },
    [`${slot("guides")} ${slot("entry")}`]: {
      display: "block",
      maxWidth: "40rem",
      mx: "auto",
      border: 0,
      py: 0,
    },
  },
  frame: (layout) => ({
    display: "grid",
    gap: [4, 5],
    pt: [4, 6],
    pb: [5, 6, 7],
    gridTemplateColumns: "minmax(0, 1fr)",
    ...(layout === "around" && {
      [wideScreens]: { "@supports (grid: subgrid / subgrid)": around },
    }),
  }),
  header: () => ({
    display: "grid",
    justifyItems: "center",
    alignContent: "start",
    gap: 3,
    textAlign: "center",
  }),
  closing: {
    [slot("title")]: {
      position: "relative",
      px: [4, 7],
      py: [3, 4],
      fontSize: ["title", null, "heading"],
    },
    justifyItems: "center",
    textAlign: "center",
    [slot("invitation")]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      justifyItems: "center",
      maxWidth: "60rem",
      "& > *": { maxWidth: "none", justifyContent: "center" },
    },
  },
  title: { position: "relative", maxWidth: "18em", px: [4, 7], py: [3, 4] },
  lead: { fontSize: "body", textWrap: "balance" },
  TitleMark: TitleRing,
};

const columns = `minmax(0, 3fr) minmax(0, 6fr) minmax(0, 3fr)`;

/** The first screen as a position in a ring, with two voices on each side of it. */
export const RingHero = ({ page: { hero, voices } }: { page: Queries.RingHeroFragment }) => (
  <div sx={variant("layout.page")}>
    <div
      sx={{
        display: "grid",
        gap: 5,
        pt: [5, 6],
        pb: [5, 6],
        justifyItems: "center",
        textAlign: "center",
        [wideScreens]: { gridTemplateColumns: columns, gap },
      }}
    >
      <div
        sx={{
          position: "relative",
          gridColumn: ["auto", null, "2"],
          gridRow: ["auto", null, "1"],
          display: "grid",
          alignContent: "center",
          width: "100%",
          minHeight: [null, null, "21rem"],
          px: [3, 6],
          py: [5, 6],
          // The ring covers the ends of the dotted lines.
          zIndex: 1,
          "& path": { fill: "background", "@media (forced-colors: active)": { fill: "Canvas" } },
        }}
      >
        <TitleRing />
        <h1 sx={{ ...variant("text.display"), fontSize: "displayBeside", position: "relative" }}>
          {hero.title}
        </h1>
      </div>
      <div
        sx={{
          gridColumn: "1 / -1",
          display: "grid",
          justifyItems: "center",
          gap: 4,
          maxWidth: "44rem",
          "& > div": { justifyContent: "center" },
        }}
      >
        <p sx={{ ...variant("text.lead"), textWrap: "balance" }}>{hero.lead}</p>
        <ActionLinks links={hero.actions} />
        {hero.note && <p sx={variant("text.small")}>{hero.note}</p>}
      </div>
      <ul
        sx={{
          gridColumn: "1 / -1",
          width: "100%",
          display: "grid",
          gap: 4,
          gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
          textAlign: "start",
          [wideScreens]: {
            gridRow: "1",
            gridTemplateColumns: columns,
            columnGap: gap,
            alignItems: "start",
            alignContent: "space-evenly",
          },
        }}
      >
        {voices.map(({ title, text }) => (
          <li
            key={title}
            sx={{
              position: "relative",
              borderTop: "2px dotted var(--ink)",
              pt: 2,
              [wideScreens]: {
                borderTop: "none",
                pt: 0,
                "&:nth-of-type(odd)": { gridColumn: "1", textAlign: "end" },
                "&:nth-of-type(even)": { gridColumn: "3" },
                "&::after": { ...tie, top: "0.75rem", width: `calc(${gap} + 1rem)` },
                "&:nth-of-type(odd)::after": { left: "calc(100% + 0.5rem)" },
                "&:nth-of-type(even)::after": { right: "calc(100% + 0.5rem)" },
              },
            }}
          >
            <p sx={{ ...variant("text.title"), color: "var(--ink)" }}>{title}</p>
            <p sx={{ lineHeight: 1.45, textWrap: "balance" }}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
