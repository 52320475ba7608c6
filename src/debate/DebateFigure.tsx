import { forwardRef, type ReactNode, useId } from "react";
import { bordered, inline, screenOnly } from "../theme/mixins";
import { variant } from "../theme/variant";

interface DebateFigureProps {
  title: string;
  titleLang: string | undefined;
  Title?: "h2" | "h3";
  /** Whether the title can receive the focus. */
  focusable?: boolean;
  status: ReactNode;
  caption: ReactNode;
  captionLang?: string | undefined;
  children: ReactNode;
}

export const strip = { ...inline, columnGap: 4, px: "var(--sheet-pad, 1rem)" };

/** A debate as a figure, with its question above and a caption below. It can be printed alone. */
export const DebateFigure = forwardRef<HTMLElement, DebateFigureProps>((props, ref) => {
  const { title, titleLang, Title = "h3", focusable, status, children } = props;
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
          ...strip,
          alignItems: "center",
          justifyContent: "space-between",
          // As high as with a button.
          minHeight: "3.25rem",
          py: "2px",
          borderBottom: "rule",
          breakAfter: "avoid",
          "& > a": screenOnly,
        }}
      >
        <Title
          id={id}
          lang={titleLang}
          tabIndex={focusable ? -1 : undefined}
          sx={{ ...variant("text.title"), fontSize: "lead", flex: "1 1 12rem", py: 2 }}
        >
          {title}
        </Title>
        {status}
      </div>
      {children}
      <figcaption
        lang={props.captionLang}
        sx={{
          ...strip,
          ...variant("text.small"),
          py: 3,
          borderTop: "rule",
          breakBefore: "avoid",
        }}
      >
        {props.caption}
      </figcaption>
    </figure>
  );
});
