import { graphql } from "gatsby";
import { SideMark } from "../../components/flowSheet/Side";
import { paperSheet, printed } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment ShareBars on SharesSection {
    anchor title lead question illustration
    shares { side label percent }
  }
`;

export const ShareBars = ({ section }: { section: Queries.ShareBarsFragment }) => (
  <SectionFrame heading={section}>
    <figure sx={{ display: "grid", gap: 4, p: [4, 5], ...paperSheet }}>
      <p sx={variant("text.title")}>{section.question}</p>
      <dl sx={{ display: "grid", gap: 4 }}>
        {section.shares.map(({ side, label, percent }) => (
          <div
            key={label}
            sx={{
              display: "grid",
              gridTemplateColumns: "minmax(0, 1fr) auto",
              columnGap: 4,
              rowGap: 2,
              alignItems: "baseline",
            }}
          >
            <dt sx={{ display: "flex", gap: 2, alignItems: "baseline" }}>
              <SideMark side={side} />
              {label}
            </dt>
            <dd
              sx={{ fontFamily: "heading", fontWeight: "heading", fontSize: "title", color: side }}
            >
              {percent}%
            </dd>
            <dd
              aria-hidden
              sx={{
                gridColumn: "1 / -1",
                height: 10,
                border: "rule",
                borderRadius: 5,
                bg: "background",
                overflow: "hidden",
                ...printed,
              }}
            >
              <div
                sx={{
                  height: "100%",
                  bg: side,
                  "@media (forced-colors: active)": { bg: "CanvasText" },
                }}
                style={{ width: `${percent}%` }}
              />
            </dd>
          </div>
        ))}
      </dl>
      <figcaption sx={variant("text.small")}>{section.illustration}</figcaption>
    </figure>
  </SectionFrame>
);
