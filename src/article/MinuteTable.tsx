import type { ReactNode } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { useSite } from "../components/useSite";
import { variant } from "../theme/variant";
import { useFilled } from "./GuideContext";

// On paper, rows are closer, so that a lesson fits on one page.
const cell: ThemeUIStyleObject = {
  py: 4,
  "@media print": { py: 2 },
  textAlign: "start",
  verticalAlign: "top",
};
const onOneLine: ThemeUIStyleObject = { "@media print": { display: "inline", mr: 3 } };
const time: ThemeUIStyleObject = {
  ...cell,
  width: ["4.25rem", "6.5rem"],
  pr: 3,
  whiteSpace: "nowrap",
};

export function Steps({ children }: { children: ReactNode }) {
  const { messages } = useSite();
  return (
    <table sx={{ width: "100%", mt: 5, borderCollapse: "collapse", borderBottom: "strong" }}>
      <thead sx={{ borderBottom: "strong", fontSize: "small" }}>
        <tr>
          <th scope="col" sx={{ ...time, py: 2 }}>
            {messages.minutes}
          </th>
          <th scope="col" sx={{ ...cell, py: 2 }}>
            {messages.activity}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface MinutesProps {
  from: string;
  to: string;
  title: string;
  who?: string;
  children?: ReactNode;
}

export function Minutes({ from, to, title, who, children }: MinutesProps) {
  const filled = useFilled();
  return (
    <tr sx={{ borderTop: "rule", breakInside: "avoid" }}>
      <th
        scope="row"
        sx={{
          ...time,
          ...variant("text.title"),
          color: "var(--ink)",
          fontVariantNumeric: "tabular-nums",
          textWrap: "nowrap",
        }}
      >
        {from}–{to}
      </th>
      <td sx={{ ...cell, "& > p + p, & > ul, & > ol": { mt: 2 } }}>
        <p sx={{ ...variant("text.title"), ...onOneLine }}>{filled(title)}</p>
        {who && (
          <p sx={{ ...variant("text.small"), fontWeight: "strong", ...onOneLine }}>{filled(who)}</p>
        )}
        {children}
      </td>
    </tr>
  );
}
