import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { SmartLink } from "../../components/SmartLink";
import { variant } from "../../theme/variant";
import { pageTarget } from "../cards/CardLink";
import { SectionFrame, type SectionHeading } from "../SectionFrame";

export const fragment = graphql`
  fragment FigureList on Stat {
    slug number label description kind limits
    source { label address }
    shownOn { path label }
  }
  fragment FigureWords on EvidenceWords {
    limits shownOn source sourceFollows
  }
`;

interface FigureListProps {
  section: SectionHeading;
  figures: readonly Queries.FigureListFragment[];
  words: Queries.FigureWordsFragment;
  /** The address of this page, which shows every figure. */
  path: string;
}

interface FactProps {
  name: string;
  /** Whether its words are so few that they fit next to the name on phones. */
  short?: boolean;
  children: ReactNode;
}

const Fact = ({ name, short = false, children }: FactProps) => (
  <div
    sx={{
      display: "grid",
      gap: 1,
      columnGap: 3,
      gridTemplateColumns: [short ? "5rem minmax(0, 1fr)" : "minmax(0, 1fr)", "minmax(0, 1fr)"],
      alignContent: "start",
      alignItems: "baseline",
    }}
  >
    <dt sx={variant("text.label")}>{name}</dt>
    <dd sx={{ lineHeight: 1.5 }}>{children}</dd>
  </div>
);

export const FigureList = ({ section, figures, words, path }: FigureListProps) => (
  <SectionFrame heading={section} layout="stacked">
    <ul sx={{ borderTop: "strong" }}>
      {figures.map((figure) => (
        <li
          key={figure.slug}
          sx={{
            display: "grid",
            gridTemplateColumns: [
              "minmax(0, 1fr)",
              "repeat(2, minmax(0, 1fr))",
              "minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)",
            ],
            columnGap: 6,
            rowGap: [2, 4],
            py: [4, 5],
            "& + &": { borderTop: "rule" },
            "&:last-of-type": { pb: 0 },
          }}
        >
          <div
            sx={{
              gridColumn: ["auto", "1 / -1", "auto"],
              display: "grid",
              gap: 2,
              alignContent: "start",
            }}
          >
            <h3
              sx={{
                display: ["flex", "grid"],
                flexWrap: "wrap",
                alignItems: "baseline",
                gap: 1,
                columnGap: 3,
                ...variant("text.title"),
              }}
            >
              <span sx={{ ...variant("text.heading"), color: "var(--ink)", whiteSpace: "nowrap" }}>
                {figure.number}
              </span>{" "}
              {figure.label}
            </h3>
            <p sx={variant("text.muted")}>{figure.description}</p>
          </div>
          <dl>
            <Fact name={words.limits}>{figure.limits}</Fact>
          </dl>
          <dl sx={{ display: "grid", gap: [2, 4], alignContent: "start" }}>
            <Fact name={words.shownOn} short>
              <ul sx={{ display: "flex", flexWrap: "wrap", columnGap: 4 }}>
                {figure.shownOn
                  .filter((page) => page.path !== path)
                  .map((page) => (
                    <li key={page.path}>
                      <SmartLink
                        to={pageTarget(page.path)}
                        sx={{
                          ...variant("links.text"),
                          fontWeight: "body",
                          display: "inline-block",
                          py: "0.2rem",
                        }}
                      >
                        {page.label}
                      </SmartLink>
                    </li>
                  ))}
              </ul>
            </Fact>
            <Fact name={words.source} short>
              {figure.source?.address ? (
                <a href={figure.source.address} sx={variant("links.text")}>
                  {figure.source.label}
                </a>
              ) : (
                (figure.source?.label ?? <em sx={{ color: "muted" }}>{words.sourceFollows}</em>)
              )}
            </Fact>
          </dl>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
