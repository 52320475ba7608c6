import type { ReactElement } from "react";
import { CardLink } from "../../components/CardLink";
import { PointList } from "../../components/PointList";
import { langOf } from "../../shared/langOf";
import { themed, variant } from "../../theme/variant";
import { Section } from "../Section";
import type { EntriesProps } from "./Entries";

/** Who can apply, two side by side. */
const SectorCards = ({ section }: EntriesProps): ReactElement => (
  <Section heading={section}>
    <ul
      sx={{
        display: "grid",
        gridTemplateColumns: ["1fr", "1fr 1fr"],
        borderTop: "strong",
        "@media print": { display: "block" },
      }}
    >
      {section.sectors.map(({ slug, title, description, examples, lang, theme, to, linkLabel }) => (
        <li
          key={slug}
          lang={langOf({ lang })}
          sx={{
            ...themed(theme),
            display: "grid",
            gap: 3,
            alignContent: "start",
            p: [0, 5],
            py: [4, 5],
            bg: ["transparent", "var(--tint)"],
            borderBottom: "rule",
            "&:last-of-type": { borderBottom: "none" },
            // The other card of the last row.
            "&:nth-of-type(odd):nth-last-of-type(2)": { borderBottom: ["rule", "none"] },
            "&:nth-of-type(even)": { borderLeft: ["none", "rule"] },
          }}
        >
          <h3 sx={variant("text.inkTitle")}>{title}</h3>
          <p sx={variant("text.body")}>{description}</p>
          <PointList points={examples} />
          {to && linkLabel && (
            <p>
              <CardLink to={to} label={linkLabel} lang={lang} />
            </p>
          )}
        </li>
      ))}
    </ul>
  </Section>
);

export default SectorCards;
