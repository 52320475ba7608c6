import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import type { ReactElement } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { SmartLink } from "../../components/SmartLink";
import { useSite } from "../../components/useSite";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import type { PlansProps } from "./Plans";

type Row = PlansProps["section"]["rows"][number];

function Value({ value, to }: Row["values"][number]) {
  const { messages } = useSite();
  if (to)
    return (
      <SmartLink to={to} label={value} sx={{ ...variant("links.text"), fontWeight: "inherit" }} />
    );
  const isIncluded = value === "Yes";
  if (!isIncluded && value !== "No") return value;
  const Sign = isIncluded ? Check : Minus;
  return (
    <>
      <Sign aria-hidden size={20} sx={{ color: isIncluded ? "accent" : "muted" }} />
      <span sx={variant("text.hidden")}>
        {isIncluded ? messages.included : messages.notIncluded}
      </span>
    </>
  );
}

/** On phones, the name of a feature is above the values of its row. */
const phone = "@media (max-width: 39.99em)";

/** One style for all cells, because styles on each of more than a hundred cells would be slower. */
const cells: ThemeUIStyleObject = {
  "& th, & td": {
    py: "0.7rem",
    px: [3, 2, 3],
    textAlign: "start",
    verticalAlign: "top",
    overflowWrap: "break-word",
  },
  "& td": { borderLeft: "rule", fontVariantNumeric: "tabular-nums" },
  "& th[scope='row'], & thead th:first-of-type": { pl: 0 },
  "& th[scope='row']": { fontWeight: "medium" },
  "& tr": { borderBottom: "rule" },
  "& tbody:last-of-type tr:last-of-type": { borderBottom: "none" },
  [phone]: {
    "&, & thead, & tbody": { display: "block" },
    "& thead": {
      position: "sticky",
      top: "4.5rem",
      bg: "background",
      zIndex: 1,
      transition: "top 220ms ease-out",
      // Where the header is out of sight.
      "html:not(.js) &, [data-hidden] ~ main &": { top: 0 },
    },
    // Wider for the plans with more to say, so that the longest words fit at 320 px.
    "& tr": {
      display: "grid",
      gridTemplateColumns: "5fr 5fr 6fr 7fr",
      gridAutoColumns: "6fr",
    },
    "& th, & td": {
      p: 1,
      minWidth: 0,
      fontSize: "clamp(0.8125rem, 3.6vw, 0.875rem)",
    },
    "& thead th": { gridRow: 1, py: 2, fontSize: "0.8125rem" },
    "& th:first-of-type + *": { pl: 0, borderLeft: "none" },
    "& thead th:first-of-type": variant("text.hidden"),
    "& tbody th": { gridColumn: "1 / -1", pb: 0, fontSize: "small" },
    "& tbody td": { gridRow: 2, pt: 0 },
    "& th[scope='rowgroup']": { pb: 1 },
  },
};

/** A table with a column for each plan and a row for each thing that is compared. */
export default function PlanComparison({ section }: PlansProps): ReactElement {
  const { groups, rows, compared: plans } = section;
  const { messages } = useSite();
  return (
    <Section heading={section}>
      <table
        aria-label={section.title}
        sx={{
          ...cells,
          width: "100%",
          // Columns of the same width, where the longest word fits.
          tableLayout: ["auto", null, "fixed"],
          fontSize: ["body", "small", "body"],
          borderTop: "strong",
          borderCollapse: "collapse",
          lineHeight: 1.4,
        }}
      >
        <thead>
          <tr>
            <th scope="col" sx={{ width: "34%", color: "muted", fontWeight: "strong" }}>
              {messages.feature}
            </th>
            {plans.map(({ slug, title }) => (
              <th key={slug} scope="col" sx={{ fontFamily: "heading", fontWeight: "heading" }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ slug, title }) => (
          <tbody key={slug}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={plans.length + 1}
                sx={{ "th&": { pl: 0, pt: [4, 5] }, ...variant("text.title"), fontSize: "lead" }}
              >
                {title}
              </th>
            </tr>
            {rows
              .filter(({ group }) => group.slug === slug)
              .map((row) => (
                <tr key={row.slug}>
                  <th scope="row">{row.name}</th>
                  {row.values.map((cell) => (
                    <td key={cell.plan.slug}>
                      <Value {...cell} />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}
