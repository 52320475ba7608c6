import { graphql } from "gatsby";
import type { ReactElement } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { useSite } from "../../components/useSite";
import { langInside, langOf } from "../../shared/langOf";
import { variant } from "../../theme/variant";

export const fragment = graphql`
  fragment LessonPlan on LessonPlanHero {
    plan {
      title time part teacher students lang
      facts { title text lang }
      parts { time title teacher students lang }
    }
  }
`;

const cell: ThemeUIStyleObject = {
  verticalAlign: "top",
  textAlign: "start",
  px: [0, 3],
  py: [0, 2],
  fontSize: "small",
  lineHeight: 1.4,
  overflowWrap: "break-word",
};

interface LessonPlanProps {
  hero: Queries.LessonPlanFragment;
}

/** A lesson plan with a column of times; on phones, the times are left of everything else. */
export function LessonPlan({ hero: { plan } }: LessonPlanProps): ReactElement {
  const { language } = useSite();
  return (
    <div sx={{ border: "strong", bg: "background" }}>
      <dl sx={{ bg: "var(--tint)", px: 3, py: 2, borderBottom: "strong", display: "grid", gap: 1 }}>
        {plan.facts.map(({ title, text, lang }) => (
          <div
            key={title}
            lang={langOf({ lang })}
            sx={{
              display: "grid",
              gridTemplateColumns: "6rem minmax(0, 1fr)",
              fontSize: "small",
              lineHeight: 1.4,
            }}
          >
            <dt sx={{ fontWeight: "strong" }}>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <table
        sx={{
          width: "100%",
          borderCollapse: "collapse",
          display: ["flex", "table"],
          flexDirection: "column",
        }}
      >
        <caption
          sx={{
            order: 1,
            captionSide: "bottom",
            borderTop: "rule",
            p: 3,
            textAlign: "start",
          }}
        >
          <span lang={langOf(plan)} sx={variant("text.small")}>
            {plan.title}
          </span>
        </caption>
        <thead sx={{ display: ["none", "table-header-group"] }}>
          <tr lang={langOf(plan)}>
            {[plan.time, plan.part, plan.teacher, plan.students].map((name) => (
              <th
                key={name}
                scope="col"
                sx={{ ...cell, ...variant("text.label"), lineHeight: "title" }}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.parts.map(({ time, title, teacher, students, lang }) => (
            <tr
              key={time}
              lang={langOf({ lang })}
              sx={{
                display: ["grid", "table-row"],
                gridTemplateColumns: "minmax(6rem, max-content) minmax(0, 1fr)",
                px: [3, 0],
                py: [1, 0],
                borderTop: "rule",
                "& > td:nth-of-type(n + 2)": { gridColumn: "1 / -1" },
              }}
            >
              <th
                scope="row"
                sx={{
                  ...cell,
                  ...variant("text.inkLabel"),
                  pr: [1, 3],
                  whiteSpace: "nowrap",
                  borderRight: ["none", "rule"],
                }}
              >
                {time}
              </th>
              <td sx={{ ...cell, fontWeight: "strong" }}>{title}</td>
              {[
                [plan.teacher, teacher],
                [plan.students, students],
              ].map(([who, does]) => (
                <td key={who} sx={cell}>
                  <span
                    lang={langInside({ lang }, plan, language)}
                    sx={{ display: ["inline", "none"], fontWeight: "strong" }}
                  >
                    {who}:{" "}
                  </span>
                  {does}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
