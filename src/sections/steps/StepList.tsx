import { graphql } from "gatsby";
import type { ThemeUIStyleObject } from "theme-ui";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment TitledTextFields on TitledText {
    title text detail
  }
  fragment StepList on StepsSection {
    anchor label title lead stepsLayout: layout
    steps { ...TitledTextFields }
  }
`;

/**
 * Chooses values for steps one below the other and for steps side by side. Up to four steps are side by side from the medium
 * width on, five from the large width on, and more than five never.
 */
const arrangement =
  (count: number, rows: boolean) =>
  <Value extends string | number>(below: Value, across: Value): (Value | null)[] => {
    if (rows || count > 5) return [below];
    return count > 4 ? [below, null, null, across] : [below, null, across];
  };

const number = (at: ReturnType<typeof arrangement>): ThemeUIStyleObject => ({
  position: "relative",
  display: "block",
  height: at("auto", "3.5rem"),
  fontFamily: "heading",
  fontWeight: "heading",
  fontSize: "title",
  color: "var(--ink)",
  "&::before, &::after": { content: "''", position: "absolute", display: at("none", "block") },
  // The arrow ends before the number of the next step.
  "&::before": {
    left: "2rem",
    right: "-0.75rem",
    top: "0.85rem",
    borderTop: "1.5px solid var(--ink)",
  },
  "&::after": {
    right: "-0.75rem",
    top: "calc(0.85rem - 3.5px)",
    width: "8px",
    height: "8px",
    borderTop: "1.5px solid var(--ink)",
    borderRight: "1.5px solid var(--ink)",
    transform: "rotate(45deg)",
  },
  "li:last-of-type > &::before, li:last-of-type > &::after": { display: "none" },
});

/** The title of a step, next to its words. */
const row: ThemeUIStyleObject = {
  "@container (min-width: 36rem)": {
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    gridTemplateRows: "auto 1fr",
    columnGap: 5,
    "& > p:last-of-type": { gridColumn: "2", gridRow: "1 / span 2" },
  },
};

/** Numbered steps, with an arrow from each to the next when they are side by side. */
export const StepList = ({ section }: { section: Queries.StepListFragment }) => {
  const { steps } = section;
  const rows = section.stepsLayout === "rows";
  const at = arrangement(steps.length, rows);
  return (
    <SectionFrame heading={section} layout="stacked">
      <ol
        data-slot="ruled"
        sx={{
          display: "grid",
          gridTemplateColumns: at("1fr", `repeat(${steps.length}, minmax(0, 1fr))`),
          borderTop: at("rule", "none"),
          rowGap: at(0, 4),
        }}
      >
        {steps.map(({ title, text, detail }, index) => (
          <li
            key={title}
            sx={{
              display: "grid",
              gridTemplateColumns: at("1.75rem minmax(0, 1fr)", "minmax(0, 1fr)"),
              columnGap: 3,
              alignContent: "start",
              pr: at(0, 5),
              py: [2, 3, ...at(3, 0).slice(2)],
              "& + &": { borderTop: at("rule", "none") },
            }}
          >
            <span
              aria-hidden
              sx={{ ...number(at), ...(rows && { fontSize: "lead", lineHeight: "title" }) }}
            >
              {index + 1}
            </span>
            <div
              sx={{
                display: "grid",
                columnGap: 2,
                rowGap: rows ? 1 : at(1, 2),
                alignContent: "start",
                ...(rows && row),
              }}
            >
              <div
                sx={{
                  display: rows ? "grid" : at("flex", "grid"),
                  flexWrap: "wrap",
                  alignItems: "baseline",
                  columnGap: 3,
                  rowGap: at(0, 2),
                }}
              >
                <h3 sx={{ ...variant("text.title"), ...(rows && { fontSize: "lead" }) }}>
                  {title}
                </h3>
                {detail && <p sx={{ ...variant("text.label"), color: "var(--ink)" }}>{detail}</p>}
              </div>
              <p sx={variant("text.muted")}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
};
