import type { ReactElement, ReactNode } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { FittedTitle } from "../components/FittedTitle";
import { RunningText } from "../components/RunningText";
import { useComposition } from "../compositions/Composition";
import { type SectionLayout, slot } from "../compositions/CompositionStyle";
import { langOf, type Part } from "../shared/langOf";
import { contained, edgeToEdge, screenOnly } from "../theme/mixins";
import { variant } from "../theme/variant";

export interface SectionProps {
  heading: { anchor: string; label?: string | null; title: string; lead?: string | null } & Part;
  /** The layout that suits the content; the page's composition can change it. */
  layout?: SectionLayout;
  below?: ReactNode;
  /** Whether the lead is printed: on paper, nobody can press or type. */
  printsLead?: boolean;
  children: ReactNode;
}

/** A section that ends with its content. */
const endsWithContent = `${slot("frame")}:has(> ${slot("content")} > :is(${slot("debate")}, ${slot("flush")}))`;

/** A sheet from edge to edge, between strong rules. */
const band: ThemeUIStyleObject = {
  bg: "sheet",
  borderTop: "strong",
  "& + section": { borderTop: "strong" },
};

/** A section with its heading and content, in the style of the page's composition. */
export function Section({
  heading,
  layout = "stacked",
  below,
  printsLead = true,
  children,
}: SectionProps): ReactElement {
  const { anchor, label, title, lead } = heading;
  const lang = langOf(heading);
  const style = useComposition();
  const titleId = `${anchor}-title`;
  const header = (
    <header
      data-slot="header"
      sx={{ containerType: "inline-size", display: "grid", ...style.header(layout) }}
    >
      {label && (
        <p lang={lang} sx={{ ...variant("text.inkLabel"), ...style.label }}>
          {label}
        </p>
      )}
      <h2
        id={titleId}
        lang={lang}
        sx={
          layout === "band"
            ? variant("text.statement")
            : { ...variant("text.heading"), ...style.title }
        }
      >
        <FittedTitle title={title} />
      </h2>
      {lead && (
        <p
          lang={lang}
          sx={{
            ...variant("text.lead"),
            ...style.lead,
            ...(!printsLead && screenOnly),
          }}
        >
          <RunningText text={lead} lang={lang} />
        </p>
      )}
      {below}
    </header>
  );
  return (
    <section
      id={anchor}
      aria-labelledby={titleId}
      sx={{
        ...contained,
        [slot("debate")]: { ...edgeToEdge(), ...style.sheet },
        [endsWithContent]: { pb: 0 },
        ...style.section,
        ...(layout === "band" && band),
      }}
    >
      <div data-slot="page" sx={variant("layout.page")}>
        <div
          data-slot="frame"
          data-layout={layout}
          sx={{ display: "grid", ...style.frame(layout) }}
        >
          {style.headerCell ? <div sx={style.headerCell}>{header}</div> : header}
          <div data-slot="content" sx={{ containerType: "inline-size", ...style.content }}>
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}
