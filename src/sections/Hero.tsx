import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ActionLinks } from "../components/ActionLinks";

export const fragment = graphql`
  fragment Hero on Hero {
    title
    highlight
    lead
    note
    actions {
      ...LinkFields
    }
  }
`;

interface HeroProps {
  hero: Queries.HeroFragment;
  /** Beside the words on wide screens, below them on small ones. */
  aside?: ReactNode;
  /** A line above the heading, such as the way back. */
  before?: ReactNode;
  /** Further buttons. */
  children?: ReactNode;
}

const marked = {
  backgroundImage: "linear-gradient(var(--theme-ui-colors-marker), var(--theme-ui-colors-marker))",
  backgroundRepeat: "no-repeat",
  backgroundPosition: "0 88%",
  backgroundSize: "100% 0.34em",
  boxDecorationBreak: "clone",
  WebkitBoxDecorationBreak: "clone",
  "@media (forced-colors: active)": { textDecoration: "underline" },
} as const;

const Title = ({ title, highlight }: Pick<Queries.HeroFragment, "title" | "highlight">) => {
  if (!highlight) return <>{title}</>;
  const [before, after] = title.split(highlight);
  return (
    <>
      {before}
      <mark sx={{ ...marked, bg: "transparent", color: "inherit" }}>{highlight}</mark>
      {after}
    </>
  );
};

/** The first screen of a page. */
export function Hero({ hero, aside, before, children }: HeroProps) {
  const { title, highlight, lead, actions, note } = hero;
  return (
    <div
      sx={{
        variant: "layout.page",
        py: [6, 7, 8],
        display: "grid",
        gap: [6, 7],
        alignItems: "start",
        gridTemplateColumns: [
          "minmax(0, 1fr)",
          "minmax(0, 1fr)",
          "minmax(0, 1fr)",
          aside ? "minmax(0, 5fr) minmax(0, 7fr)" : "minmax(0, 1fr)",
        ],
      }}
    >
      <div
        sx={
          aside
            ? { display: "grid", gap: 5 }
            : {
                display: "grid",
                gap: 5,
                columnGap: 7,
                alignItems: "start",
                gridTemplateColumns: ["1fr", "1fr", "minmax(0, 7fr) minmax(0, 5fr)"],
              }
        }
      >
        <div sx={{ display: "grid", gap: 4 }}>
          {before}
          <h1 sx={{ variant: "text.display", maxWidth: "14em" }}>
            <Title title={title} highlight={highlight} />
          </h1>
        </div>
        <div sx={{ display: "grid", gap: 4, maxWidth: "40rem" }}>
          <p sx={{ variant: "text.lead" }}>{lead}</p>
          <div sx={{ display: "flex", flexWrap: "wrap", gap: 3, "&:empty": { display: "none" } }}>
            <ActionLinks links={actions} />
            {children}
          </div>
          {note && <p sx={{ variant: "text.small" }}>{note}</p>}
        </div>
      </div>
      {aside}
    </div>
  );
}
