import type { ReactNode } from "react";

/** The heading that every section has. */
export interface SectionHeading {
  readonly anchor: string;
  readonly title: string;
  readonly lead?: string | null;
}

interface SectionFrameProps {
  heading: SectionHeading;
  /** hung: heading in a column of its own, content beside it; stacked: content below, over the whole width. */
  layout?: "hung" | "stacked";
  /** Whether the section lies on the pale sheet. */
  sheet?: boolean;
  /** Below the heading, in its column. */
  below?: ReactNode;
  children: ReactNode;
}

/** A section of a page: a rule, a heading on the column grid, and its content. */
export function SectionFrame({ heading, layout = "hung", sheet = false, below, children }: SectionFrameProps) {
  const { anchor, title, lead } = heading;
  const titleId = `${anchor}-title`;
  const hung = layout === "hung";
  return (
    <section id={anchor} aria-labelledby={titleId} sx={{ bg: sheet ? "sheet" : "transparent" }}>
      <div sx={{ variant: "layout.page" }}>
        <div
          sx={{
            borderTop: sheet ? "none" : "rule",
            py: [7, 7, 8],
            display: "grid",
            columnGap: 7,
            rowGap: [5, 6],
            gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 1fr)", hung ? "minmax(0, 4fr) minmax(0, 7fr)" : "minmax(0, 1fr)"],
          }}
        >
          <div
            sx={
              hung
                ? { display: "grid", gap: 3, alignContent: "start" }
                : {
                    display: "grid",
                    gap: 3,
                    columnGap: 7,
                    gridTemplateColumns: ["1fr", "1fr", "minmax(0, 6fr) minmax(0, 5fr)"],
                    alignItems: "end",
                  }
            }
          >
            <h2 id={titleId} sx={{ variant: "text.heading" }}>
              {title}
            </h2>
            {lead && <p sx={{ variant: "text.lead" }}>{lead}</p>}
            {below}
          </div>
          <div>{children}</div>
        </div>
      </div>
    </section>
  );
}
