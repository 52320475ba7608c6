import { useLocation } from "@reach/router";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { pageTarget } from "../../components/CardLink";
import { SmartLink } from "../../components/SmartLink";
import { useSite } from "../../components/useSite";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment FigureList on FiguresSection {
    anchor label title lead
    figures {
      slug number label description limits
      source { label address }
      shownOn { path label }
    }
  }
`;

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

export function FigureList({ section }: { section: Queries.FigureListFragment }) {
  const { messages } = useSite();
  const { pathname } = useLocation();
  return (
    <SectionFrame heading={section} layout="stacked">
      <ul sx={{ borderTop: "strong" }}>
        {section.figures.map((figure) => (
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
                <span
                  sx={{ ...variant("text.heading"), color: "var(--ink)", whiteSpace: "nowrap" }}
                >
                  {figure.number}
                </span>{" "}
                {figure.label}
              </h3>
              <p sx={variant("text.muted")}>{figure.description}</p>
            </div>
            <dl>
              <Fact name={messages.figureLimits}>{figure.limits}</Fact>
            </dl>
            <dl sx={{ display: "grid", gap: [2, 4], alignContent: "start" }}>
              <Fact name={messages.shownOn} short>
                <ul sx={{ display: "flex", flexWrap: "wrap", columnGap: 4 }}>
                  {figure.shownOn
                    .filter((page) => page.path !== pathname)
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
              <Fact name={messages.source} short>
                {figure.source?.address ? (
                  <a href={figure.source.address} sx={variant("links.text")}>
                    {figure.source.label}
                  </a>
                ) : (
                  (figure.source?.label ?? (
                    <em sx={{ color: "muted" }}>{messages.sourceFollows}</em>
                  ))
                )}
              </Fact>
            </dl>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
