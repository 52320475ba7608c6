import { graphql } from "gatsby";
import { themed } from "../../theme/themes";
import { variant } from "../../theme/variant";
import { PointList } from "../lists/PointList";
import { SectionFrame, type SectionHeading } from "../SectionFrame";
import { CardLink } from "./CardLink";

export const fragment = graphql`
  fragment SectorCards on Sector {
    slug title description examples cardStyle linkLabel
    linkTo { ...LinkTarget }
  }
`;

interface SectorCardsProps {
  section: SectionHeading;
  sectors: readonly Queries.SectorCardsFragment[];
}

export const SectorCards = ({ section, sectors }: SectorCardsProps) => (
  <SectionFrame heading={section} layout="stacked">
    <ul
      sx={{
        display: "grid",
        gridTemplateColumns: ["1fr", "1fr 1fr"],
        borderTop: "strong",
        "@media print": { display: "block" },
      }}
    >
      {sectors.map(({ slug, title, description, examples, cardStyle, linkTo, linkLabel }) => (
        <li
          key={slug}
          sx={{
            ...themed(cardStyle),
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
          <h3 sx={{ ...variant("text.title"), color: "var(--ink)" }}>{title}</h3>
          <p sx={variant("text.body")}>{description}</p>
          <PointList points={examples} />
          {linkTo && linkLabel && (
            <p>
              <CardLink to={linkTo} label={linkLabel} />
            </p>
          )}
        </li>
      ))}
    </ul>
  </SectionFrame>
);
