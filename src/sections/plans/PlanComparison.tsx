import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import type { ReactElement } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { SmartLink } from "../../components/SmartLink";
import { useSite } from "../../components/useSite";
import { langOf } from "../../shared/langOf";
import { narrowScreens } from "../../theme/media";
import { hiddenHeader } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import type { PlansProps } from "./Plans";

type Row = PlansProps["section"]["rows"][number];

interface CellProps {
  cell: Row["values"][number];
  row: Row;
}

function Value({ cell: { value, to }, row }: CellProps) {
  const { messages, langOfText } = useSite();
  if (to)
    return (
      <SmartLink
        to={to}
        label={value}
        lang={row.lang}
        sx={{ ...variant("links.text"), fontWeight: "inherit" }}
      />
    );
  const isIncluded = value === "Yes";
  if (!isIncluded && value !== "No") return value;
  const Sign = isIncluded ? Check : Minus;
  const name = isIncluded ? "included" : "notIncluded";
  return (
    <>
      <Sign aria-hidden size={20} sx={{ color: isIncluded ? "accent" : "muted" }} />
      <span lang={langOfText(name, row)} sx={variant("text.hidden")}>
        {messages[name]}
      </span>
    </>
  );
}

/** On phones, the name of a feature is above the values of its row. */
const phone = `@media ${narrowScreens}`;

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
      "html:not(.js) &": { top: 0 },
      [`${hiddenHeader} ~ main &`]: { top: 0 },
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
  const { messages, langOfText } = useSite();
  return (
    <Section heading={section}>
      <table
        aria-labelledby={`${section.anchor}-title`}
        sx={{
          ...cells,
          // Columns of more plans can be narrower than a word.
          ...(plans.length > 4 && { hyphens: "auto", hyphenateLimitChars: "5" }),
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
            <th
              scope="col"
              lang={langOfText("feature")}
              sx={{ width: "34%", color: "muted", fontWeight: "strong" }}
            >
              {messages.feature}
            </th>
            {plans.map((plan) => (
              <th
                key={plan.slug}
                scope="col"
                lang={langOf(plan)}
                sx={{ fontFamily: "heading", fontWeight: "heading" }}
              >
                {plan.title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ slug, title, lang }) => (
          <tbody key={slug}>
            <tr>
              <th
                scope="rowgroup"
                lang={langOf({ lang })}
                colSpan={plans.length + 1}
                sx={{ "th&": { pl: 0, pt: [4, 5] }, ...variant("text.title"), fontSize: "lead" }}
              >
                {title}
              </th>
            </tr>
            {rows
              .filter(({ group }) => group.slug === slug)
              .map((row) => (
                <tr key={row.slug} lang={langOf(row)}>
                  <th scope="row">{row.name}</th>
                  {row.values.map((cell) => (
                    <td key={cell.plan.slug}>
                      <Value cell={cell} row={row} />
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
