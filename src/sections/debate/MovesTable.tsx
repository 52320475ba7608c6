import type { ThemeUIStyleObject } from "theme-ui";
import { useSite } from "../../components/useSite";
import type { Debate, DebateWords } from "./types";
import type { Summary } from "./walk";
import { changeInWords, positionInWords } from "./walkWords";

const cell: ThemeUIStyleObject = {
  py: 1,
  pr: 3,
  textAlign: "start",
  verticalAlign: "top",
  borderBottom: "rule",
};

/** The positions of a walk as a table: the same as the plot, in words. */
export function MovesTable({
  debate,
  words,
  summary,
}: {
  debate: Debate;
  words: DebateWords;
  summary: Summary;
}) {
  const { messages: shared } = useSite();
  const { path, changes } = summary;
  return (
    <details>
      <summary sx={{ width: "fit-content", py: 2, fontWeight: "strong", cursor: "pointer" }}>
        {words.table}
      </summary>
      <table sx={{ width: "100%", borderCollapse: "collapse", fontSize: "small", lineHeight: 1.4 }}>
        <thead>
          <tr sx={{ color: "muted" }}>
            {[words.after, words.position, words.change].map((name) => (
              <th key={name} scope="col" sx={{ ...cell, fontWeight: "strong" }}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" sx={{ ...cell, fontWeight: "medium" }}>
              {words.before}
            </th>
            <td sx={cell}>{positionInWords(path[0] ?? 0, words)}</td>
            <td sx={cell} />
          </tr>
          {debate.arguments.map(({ slug, side, label }, index) => (
            <tr key={slug}>
              <th scope="row" sx={{ ...cell, fontWeight: "medium" }}>
                {index + 1} {label} ({side === "for" ? shared.sideFor : shared.sideAgainst})
              </th>
              <td sx={cell}>{positionInWords(path[index + 1] ?? 0, words)}</td>
              <td sx={cell}>{changeInWords(changes[index] ?? 0, words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
