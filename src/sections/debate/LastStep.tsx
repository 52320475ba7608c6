import { fillPlaces } from "../../content/tokens";
import { variant } from "../../theme/variant";
import { CardLink } from "../cards/CardLink";
import { CommonGround } from "./CommonGround";
import { MovesTable } from "./MovesTable";
import { PositionPlot } from "./PositionPlot";
import { StepButtons } from "./StepButtons";
import type { StepProps } from "./step";
import { summarize } from "./walk";
import { changeInWords, positionInWords } from "./walkWords";

/** The last step: how far the reader moved, which arguments moved them, and what both sides accept. */
export function LastStep({ debate, words, walk, act, heading }: StepProps) {
  const summary = summarize(walk, debate.arguments.length);
  const { path, changes, moved, furthest } = summary;
  const reached = furthest.map(
    (number) =>
      `${number}, ${debate.arguments[number - 1]?.label}: ${changeInWords(changes[number - 1] ?? 0, words)}`,
  );
  const facts = [
    { name: words.before, values: [positionInWords(path[0] ?? 0, words)] },
    { name: words.now, values: [positionInWords(path[path.length - 1] ?? 0, words)] },
    { name: words.movedMost, values: reached.length > 0 ? reached : [words.noArgument] },
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
          {moved === 0
            ? words.resultStayed
            : fillPlaces(words.resultMoved, { change: changeInWords(moved, words) })}
        </h4>
        <dl
          sx={{
            m: 0,
            display: "grid",
            gridTemplateColumns: ["minmax(0, 1fr)", "1fr 1fr 2fr"],
            columnGap: 5,
            rowGap: 3,
          }}
        >
          {facts.map(({ name, values }) => (
            <div key={name}>
              <dt sx={variant("text.label")}>{name}</dt>
              {values.map((value) => (
                <dd key={value} sx={{ fontWeight: "strong", lineHeight: 1.45 }}>
                  {value}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <div sx={{ display: "grid", gap: 2 }}>
          <PositionPlot debate={debate} words={words} path={path} />
          <MovesTable debate={debate} words={words} summary={summary} />
        </div>
      </div>
      <CommonGround
        debate={debate}
        words={words}
        sx={{ px: [4, null, 5], py: 5, borderTop: "rule", mb: 4, borderBottom: "rule" }}
      />
      <StepButtons>
        <button
          type="button"
          onClick={() => act({ type: "restart" })}
          sx={variant("buttons.primary")}
        >
          {words.again}
        </button>
        <button
          type="button"
          onClick={() => act({ type: "go", step: walk.step - 1 })}
          sx={variant("buttons.secondary")}
        >
          {words.back}
        </button>
        <CardLink {...debate.next} />
      </StepButtons>
    </>
  );
}
