import { SideName } from "../../components/flowSheet/SideName";
import { useSite } from "../../components/useSite";
import { variant } from "../../theme/variant";
import { CommonGround } from "./CommonGround";
import type { Debate } from "./debate";
import { referenceTo } from "./references";

/** The whole debate for reading: a column for each side, and the common ground. */
export function ArgumentColumns({ debate }: { debate: Debate }) {
  const { messages } = useSite();
  return (
    <>
      <ol sx={{ display: "grid", gridTemplateColumns: ["minmax(0, 1fr)", "repeat(2, minmax(0, 1fr))"] }}>
        {debate.arguments.map(({ slug, side, label, text, answers }, index) => {
          const reference = referenceTo(messages.answers, answers, debate.arguments);
          return (
            <li
              key={slug}
              sx={{
                display: "grid",
                gap: 2,
                alignContent: "start",
                px: [4, null, 5],
                py: 4,
                borderBottom: "rule",
                gridColumn: ["auto", side === "for" ? 1 : 2],
                borderLeft: ["none", side === "for" ? "none" : "rule"],
                breakInside: "avoid",
              }}
            >
              <SideName side={side}>{side === "for" ? messages.sideFor : messages.sideAgainst}</SideName>
              <h4 sx={{ ...variant("text.title"), fontSize: "lead" }}>
                {index + 1} {label}
              </h4>
              <p>{text}</p>
              {reference && <p sx={variant("text.small")}>{reference}</p>}
            </li>
          );
        })}
      </ol>
      <CommonGround debate={debate} sx={{ px: [4, null, 5], py: 4 }} />
    </>
  );
}
