import { SideMark } from "../../components/flowSheet/SideMark";
import { useSite } from "../../components/useSite";
import { variant } from "../../theme/variant";
import type { Debate } from "./debate";
import { referenceTo } from "./references";

/** The points that both sides accept. */
export function CommonGround({ debate, className }: { debate: Debate; className?: string }) {
  const { messages: words } = useSite();
  return (
    <div className={className} sx={{ display: "grid", gap: 3, alignContent: "start" }}>
      <h4 sx={{ ...variant("text.title"), fontSize: "lead" }}>{debate.words.agreed}</h4>
      <ul sx={{ display: "grid", gridTemplateColumns: ["minmax(0, 1fr)", "repeat(2, minmax(0, 1fr))"], columnGap: 6, rowGap: 3 }}>
        {debate.commonGround.map(({ text, joins }) => (
          <li
            key={text}
            sx={{
              display: "grid",
              gridTemplateColumns: "auto minmax(0, 1fr)",
              columnGap: 2,
              rowGap: 1,
              alignContent: "start",
              alignItems: "baseline",
            }}
          >
            <SideMark side="common" />
            <p sx={{ fontWeight: "medium", lineHeight: 1.45, color: "common", textWrap: "pretty" }}>{text}</p>
            <p sx={{ ...variant("text.small"), gridColumn: 2 }}>{referenceTo(words.joins, joins, debate.arguments)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
