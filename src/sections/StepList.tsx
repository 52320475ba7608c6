import { graphql } from "gatsby";
import { SectionFrame } from "./SectionFrame";

export const fragment = graphql`
  fragment TitledTextFields on TitledText {
    title
    text
    detail
  }
  fragment StepList on StepsSection {
    anchor
    title
    lead
    steps {
      ...TitledTextFields
    }
  }
`;

const arrow = {
  content: "''",
  position: "absolute",
  bg: "var(--ink)",
} as const;

/** Numbered steps on a line, with an arrow from each to the next. */
export const StepList = ({ section }: { section: Queries.StepListFragment }) => {
  const { steps } = section;
  const columns = steps.length > 4 ? 3 : steps.length;
  return (
    <SectionFrame heading={section} layout="stacked">
      <ol sx={{ display: "grid", gridTemplateColumns: ["1fr", "1fr", `repeat(${columns}, minmax(0, 1fr))`], rowGap: 5, columnGap: 0 }}>
        {steps.map(({ title, text, detail }, index) => (
          <li
            key={title}
            sx={{
              position: "relative",
              display: "grid",
              gridTemplateColumns: ["3rem minmax(0, 1fr)", "3rem minmax(0, 1fr)", "minmax(0, 1fr)"],
              columnGap: 3,
              alignContent: "start",
              pr: [0, 0, 5],
            }}
          >
            <span
              aria-hidden
              sx={{
                position: "relative",
                display: "block",
                height: ["auto", "auto", "3.5rem"],
                fontFamily: "heading",
                fontWeight: "heading",
                fontSize: "title",
                color: "var(--ink)",
                "&::before": {
                  ...arrow,
                  display: ["none", "none", index + 1 < steps.length ? "block" : "none"],
                  left: "2rem",
                  right: "-2.2rem",
                  top: "0.85rem",
                  height: "1.5px",
                },
                "&::after": {
                  content: "''",
                  position: "absolute",
                  display: ["none", "none", index + 1 < steps.length ? "block" : "none"],
                  right: "-2.2rem",
                  top: "calc(0.85rem - 3.5px)",
                  width: 8,
                  height: 8,
                  borderTop: "1.5px solid var(--ink)",
                  borderRight: "1.5px solid var(--ink)",
                  transform: "rotate(45deg)",
                },
              }}
            >
              {index + 1}
            </span>
            <div sx={{ display: "grid", gap: 2, alignContent: "start", pb: [4, 4, 0], borderBottom: ["rule", "rule", "none"] }}>
              <h3 sx={{ variant: "text.title" }}>{title}</h3>
              {detail && <p sx={{ variant: "text.label", color: "var(--ink)" }}>{detail}</p>}
              <p sx={{ variant: "text.body", color: "muted" }}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
};
