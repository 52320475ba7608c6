import { forwardRef, type ReactNode, useId } from "react";
import { Unbroken } from "../components/Unbroken";
import { bordered, inline, screenOnly } from "../theme/mixins";
import { variant } from "../theme/variant";
import { stripLayout } from "./layouts";

interface DebateFigureProps {
  title: string;
  titleLang: string | undefined;
  Title?: "h2" | "h3";
  /** On paper, the title is below this one, or not there. With it, the title can receive the focus. */
  paper?: { title: string; lang: string | undefined; showsOwnTitle: boolean };
  status: ReactNode;
  caption: ReactNode;
  captionLang?: string | undefined;
  children: ReactNode;
}

const titleStyle = { ...variant("text.title"), fontSize: "lead" };
const secondLine = { fontSize: "body", letterSpacing: "normal" };

/** Words above or below the columns, as wide as these. */
export const sheetRow = { ...inline, columnGap: 4, px: "var(--sheet-pad, 1rem)" };

/** A debate as a figure, with its question above and a caption below. It can be printed alone. */
export const DebateFigure = forwardRef<HTMLElement, DebateFigureProps>((props, ref) => {
  const { title, titleLang, Title = "h3", paper, status, children } = props;
  const id = useId();
  return (
    <figure
      ref={ref}
      aria-labelledby={id}
      data-slot="debate"
      data-printable=""
      sx={{
        ...bordered,
        containerType: "inline-size",
        // A whole sheet would often leave half a page empty before it.
        "@media print": { breakInside: "auto" },
      }}
    >
      <div
        sx={{
          ...sheetRow,
          alignItems: "center",
          justifyContent: "space-between",
          // As high as with a button.
          minHeight: "3.5rem",
          py: 1,
          borderBottom: "rule",
          breakAfter: "avoid",
          "& > a": screenOnly,
        }}
      >
        <div sx={{ flex: "1 1 12rem", py: 2 }}>
          {paper && (
            <p
              lang={paper.lang}
              sx={{ ...titleStyle, display: "none", "@media print": { display: "block" } }}
            >
              {paper.title}
            </p>
          )}
          <Title
            id={id}
            lang={titleLang}
            tabIndex={paper ? -1 : undefined}
            sx={{
              ...titleStyle,
              "p + &": { "@media print": paper?.showsOwnTitle ? secondLine : { display: "none" } },
            }}
          >
            <Unbroken text={title} />
          </Title>
        </div>
        {status}
      </div>
      {children}
      <figcaption
        lang={props.captionLang}
        sx={{
          ...sheetRow,
          ...variant("text.small"),
          py: 3,
          borderTop: "rule",
          breakBefore: "avoid",
          // The strip has a rule.
          "[data-first] ~ &": { [stripLayout]: { borderTop: "none" } },
        }}
      >
        {props.caption}
      </figcaption>
    </figure>
  );
});
