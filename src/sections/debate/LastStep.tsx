import { CardLink } from "../../components/CardLink";
import { useSideNames } from "../../components/flowSheet/Side";
import { fillPlaceholders } from "../../fields/tokens";
import { variant } from "../../theme/variant";
import { CommonGround } from "./ArgumentColumns";
import { type PlotProps, PositionPlot } from "./PositionPlot";
import { StepButtons } from "./ReadingSteps";
import { changeAt, positionAt, type StepProps, type Walk } from "./walk";
import { changeInWords, positionInWords } from "./words";

interface Summary {
  positions: number[];
  /** By how much each argument moved the scale. */
  changes: number[];
  /** The arguments that moved the scale most: several when equally far, none when it never moved. */
  furthest: number[];
}

export function summarize(walk: Walk, total: number): Summary {
  const positions = Array.from({ length: total + 1 }, (_, step) => positionAt(walk, step));
  const changes = Array.from({ length: total }, (_, index) => changeAt(walk, index + 1));
  const longest = Math.max(...changes.map(Math.abs));
  return {
    positions,
    changes,
    furthest: changes.flatMap((change, index) =>
      change !== 0 && Math.abs(change) === longest ? [index + 1] : [],
    ),
  };
}

/** The same as the plot, in words. */
function MovesTable({ debate, words, positions, changes }: PlotProps & Pick<Summary, "changes">) {
  const names = useSideNames();
  const rows = positions.map((position, number) => {
    const argument = debate.arguments[number - 1];
    return {
      after: argument ? `${number} ${argument.label} (${names[argument.side]})` : words.before,
      position: positionInWords(position, words),
      change: argument && changeInWords(changes[number - 1] ?? 0, words),
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

export function LastStep({ debate, words, walk, act, heading }: StepProps) {
  const { positions, changes, furthest } = summarize(walk, debate.arguments.length);
  const [before = 0] = positions;
  const now = positions[positions.length - 1] ?? before;
  const movedMost = furthest.map(
    (number) =>
      `${number}, ${debate.arguments[number - 1]?.label}: ${changeInWords(changes[number - 1] ?? 0, words)}`,
  );
  const facts: [string, string[]][] = [
    [words.before, [positionInWords(before, words)]],
    [words.now, [positionInWords(now, words)]],
    [words.movedMost, movedMost.length > 0 ? movedMost : [words.noArgument]],
  ];
  return (
    <>
      <div
        sx={{
          flex: 1,
          display: "grid",
          alignContent: "start",
          gap: 5,
          px: [4, null, 5],
          py: [4, 5],
        }}
      >
        <h4 ref={heading} tabIndex={-1} sx={variant("text.heading")}>
          {now === before
            ? words.resultStayed
            : fillPlaceholders(words.resultMoved, { change: changeInWords(now - before, words) })}
        </h4>
        <dl
          sx={{
            m: 0,
            display: "grid",
            gridTemplateColumns: ["minmax(0, 1fr)", "1fr 1fr 2fr"],
            columnGap: 5,
            rowGap: 3,
            "& dt": variant("text.label"),
            "& dd": { fontWeight: "strong", lineHeight: 1.45 },
          }}
        >
          {facts.map(([name, values]) => (
            <div key={name}>
              <dt>{name}</dt>
              {values.map((value) => (
                <dd key={value}>{value}</dd>
              ))}
            </div>
          ))}
        </dl>
        <div sx={{ display: "grid", gap: 2 }}>
          <PositionPlot debate={debate} words={words} positions={positions} />
          <MovesTable debate={debate} words={words} positions={positions} changes={changes} />
        </div>
      </div>
      <CommonGround
        debate={debate}
        words={words}
        sx={{ px: [4, null, 5], py: 5, borderTop: "rule", mb: 4, borderBottom: "rule" }}
      />
      <StepButtons
        act={act}
        buttons={[
          [words.again, { type: "restart" }],
          [words.back, { type: "go", step: walk.step - 1 }],
        ]}
      >
        <CardLink {...debate.next} />
      </StepButtons>
    </>
  );
}
