import { useSideNames } from "../../components/flowSheet/Side";
import type { Summary } from "./LastStep";
import type { Debate, DebateWords } from "./walk";
import { changeInWords, positionInWords } from "./words";

interface MovesTableProps {
  debate: Debate;
  words: DebateWords;
  summary: Summary;
}

export function MovesTable({ debate, words, summary }: MovesTableProps) {
  const names = useSideNames();
  const rows = summary.positions.map((position, number) => {
    const argument = debate.arguments[number - 1];
    return {
      after: argument ? `${number} ${argument.label} (${names[argument.side]})` : words.before,
      position: positionInWords(position, words),
      change: argument && changeInWords(summary.changes[number - 1] ?? 0, words),
    };
  });
  return (
    <details>
      <summary sx={{ width: "fit-content", py: 2, fontWeight: "strong", cursor: "pointer" }}>
        {words.table}
      </summary>
      <table
        sx={{
          width: "100%",
          borderCollapse: "collapse",
          fontSize: "small",
          lineHeight: 1.4,
          "& th, & td": {
            py: 1,
            pr: 3,
            textAlign: "start",
            verticalAlign: "top",
            borderBottom: "rule",
          },
          "& th": { fontWeight: "medium" },
          "& [scope=col]": { fontWeight: "strong", color: "muted" },
        }}
      >
        <thead>
          <tr>
            {[words.after, words.position, words.change].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ after, position, change }) => (
            <tr key={after}>
              <th scope="row">{after}</th>
              <td>{position}</td>
              <td>{change}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
