import { fillPlaces } from "../../content/tokens";
import { sideReference } from "../../theme/colors";
import { printed } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { useSite } from "../useSite";
import { SideMark } from "./SideMark";
import { SideName } from "./SideName";

interface ScaleReadingProps {
  /** From 0 (against) to 100 (for). */
  start: number;
  now: number;
}

export const scaleTrack = `linear-gradient(90deg, ${sideReference("against")}, ${sideReference("common")} 50%, ${sideReference("for")})`;

/** Start and present position on the sentiment scale; the words below say by how much it moved. */
export function ScaleReading({ start, now }: ScaleReadingProps) {
  const { messages } = useSite();
  const knob = {
    position: "absolute",
    top: "50%",
    width: 22,
    height: 22,
    borderRadius: "50%",
    transform: "translate(-50%, -50%)",
  } as const;
  return (
    <div
      sx={{
        px: [4, null, 5],
        py: 4,
        borderTop: "rule",
        display: "grid",
        gap: 3,
        breakInside: "avoid",
      }}
    >
      <div
        sx={{
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          columnGap: 3,
          rowGap: 1,
          fontSize: "small",
          fontWeight: "strong",
          lineHeight: "title",
        }}
      >
        <SideName side="against">{messages.sideAgainst}</SideName>
        <span sx={{ order: [-1, 0], width: ["100%", "auto"], textAlign: ["start", "center"] }}>
          {messages.sentimentScale}
        </span>
        <span sx={{ display: "flex", alignItems: "center", gap: 2, color: "for" }}>
          {messages.sideFor}
          <SideMark side="for" />
        </span>
      </div>
      <div
        aria-hidden
        sx={{
          position: "relative",
          height: 8,
          borderRadius: 4,
          backgroundImage: scaleTrack,
          ...printed,
          "@media (forced-colors: active)": { border: "1px solid" },
        }}
      >
        <span
          sx={{ ...knob, border: "2px dashed", borderColor: "outline", bg: "sheet", opacity: 0.9 }}
          style={{ left: `${start}%` }}
        />
        <span
          data-settled
          sx={{ ...knob, border: "3px solid", borderColor: "text", bg: "background" }}
          style={{ left: `${now}%` }}
        />
      </div>
      <p sx={variant("text.small")}>
        {fillPlaces(messages.standMoved, { points: Math.abs(now - start) })}
      </p>
    </div>
  );
}
