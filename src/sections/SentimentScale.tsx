import { graphql } from "gatsby";
import { useId, useState } from "react";
import { scaleTrack } from "../components/ScaleReading";
import { SideMark } from "../components/SideMark";
import { useSite } from "../components/useSite";
import { fillPlaces } from "../content/tokens";
import { rangeSlider } from "../theme/rangeSlider";
import { SectionFrame } from "./SectionFrame";

export const fragment = graphql`
  fragment SentimentScale on ScaleSection {
    anchor
    title
    lead
    question
    note
    arguments {
      side
      text
    }
  }
`;

const middle = 50;

const slider = rangeSlider({ height: 8, borderRadius: 4, backgroundImage: scaleTrack });

/** A question, arguments from both sides, and the scale that a reader moves while reading them. */
export function SentimentScale({ section }: { section: Queries.SentimentScaleFragment }) {
  const { words } = useSite();
  const [position, setPosition] = useState(middle);
  const id = useId();
  const standings = [words.stronglyAgainst, words.leaningAgainst, words.undecided, words.leaningFor, words.stronglyFor];
  // Five steps of equal width, the undecided one around the middle.
  const standing = standings[Math.min(4, Math.floor(position / 20))] ?? words.undecided;
  const moved = Math.abs(position - middle);

  return (
    <SectionFrame heading={section}>
      <div sx={{ bg: "sheet", border: "rule", borderRadius: "sheet" }}>
        <h3 sx={{ variant: "text.title", px: [4, 5], py: 3, borderBottom: "rule" }}>{section.question}</h3>
        <ol sx={{ display: "grid", gridTemplateColumns: ["1fr", "1fr 1fr"] }}>
          {section.arguments.map(({ side, text }, index) => (
            <li
              key={text}
              sx={{
                display: "grid",
                gap: 2,
                alignContent: "start",
                px: [4, 5],
                py: 4,
                borderBottom: "rule",
                borderLeft: ["none", index % 2 ? "rule" : "none"],
              }}
            >
              <p sx={{ display: "flex", alignItems: "center", gap: 2, fontSize: "small", fontWeight: "strong", color: side }}>
                <SideMark side={side} />
                {side === "for" ? words.sideFor : words.sideAgainst}
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div sx={{ display: "grid", gap: 2, px: [4, 5], py: 4, "html:not(.js) &": { display: "none" } }}>
          <div sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: 4 }}>
            <label htmlFor={id} sx={{ fontWeight: "strong" }}>
              {words.standNow}
            </label>
            <output htmlFor={id} sx={{ fontWeight: "strong" }}>
              {standing}
            </output>
          </div>
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            value={position}
            aria-valuetext={standing}
            onChange={(event) => setPosition(Number(event.target.value))}
            sx={slider}
          />
          <div aria-hidden sx={{ display: "flex", justifyContent: "space-between", fontSize: "small", fontWeight: "strong" }}>
            <span sx={{ display: "flex", alignItems: "center", gap: 2, color: "against" }}>
              <SideMark side="against" />
              {words.sideAgainst}
            </span>
            <span sx={{ display: "flex", alignItems: "center", gap: 2, color: "for" }}>
              {words.sideFor}
              <SideMark side="for" />
            </span>
          </div>
          <p sx={{ variant: "text.small", minHeight: "3em" }}>
            {moved ? fillPlaces(words.standMoved, { points: moved }) : words.standStart}
          </p>
        </div>
        <p sx={{ variant: "text.small", px: [4, 5], py: 3, borderTop: "rule" }}>{section.note}</p>
      </div>
    </SectionFrame>
  );
}
