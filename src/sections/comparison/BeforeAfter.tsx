import { graphql } from "gatsby";
import type { ThemeUIStyleObject } from "theme-ui";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment BeforeAfter on ComparisonSection {
    anchor title lead before after
    pairs { aspect before after }
  }
`;

const cell: ThemeUIStyleObject = {
  display: ["block", null, "table-cell"],
  verticalAlign: "top",
  textAlign: "start",
  py: [1, null, 3],
  pr: [0, null, 5],
};
const columnName: ThemeUIStyleObject = {
  display: ["block", null, "none"],
  ...variant("text.label"),
};

/** Before and after side by side; on small screens, one below the other. */
export const BeforeAfter = ({ section }: { section: Queries.BeforeAfterFragment }) => (
  <SectionFrame heading={section} layout="stacked">
    <table
      data-slot="ruled"
      sx={{
        width: "100%",
        borderCollapse: "collapse",
        borderTop: "strong",
        display: ["block", null, "table"],
      }}
    >
      <thead sx={{ display: ["none", null, "table-header-group"] }}>
        <tr sx={{ borderBottom: "rule" }}>
          <td />
          <th scope="col" sx={{ ...cell, ...variant("text.label"), width: "38%" }}>
            {section.before}
          </th>
          <th
            scope="col"
            sx={{ ...cell, ...variant("text.label"), color: "var(--ink)", width: "40%" }}
          >
            {section.after}
          </th>
        </tr>
      </thead>
      <tbody sx={{ display: ["block", null, "table-row-group"] }}>
        {section.pairs.map(({ aspect, before, after }) => (
          <tr
            key={aspect}
            sx={{
              display: ["block", null, "table-row"],
              "& + &": { borderTop: "rule" },
              py: [2, null, 0],
            }}
          >
            <th scope="row" sx={{ ...cell, ...variant("text.title") }}>
              {aspect}
            </th>
            <td sx={{ ...cell, color: "muted" }}>
              <span sx={columnName}>{section.before}</span>
              {before}
            </td>
            <td sx={{ ...cell, position: "relative" }}>
              <span sx={{ ...columnName, color: "var(--ink)" }}>{section.after}</span>
              {after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </SectionFrame>
);
